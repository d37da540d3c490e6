import { ESLint } from 'eslint';

/**
 * Lints the `[file, text]` pairs of its standard input as if each text stood in its file, and
 * prints the rules that fired. A process of its own: ESLint loads its configuration by a
 * dynamic import, which Jest does not allow.
 */
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const eslint = new ESLint();
const fired = [];
for (const [filePath, text] of JSON.parse(Buffer.concat(chunks).toString('utf8'))) {
  const [result] = await eslint.lintText(text, { filePath });
  fired.push(result.messages.filter(({ severity }) => severity === 2).map((m) => m.ruleId));
}
process.stdout.write(JSON.stringify(fired));
