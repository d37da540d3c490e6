import { ESLint } from 'eslint';

/**
 * Reads `[file, text]` pairs from standard input, lints each text as the content of its file, and
 * prints the rules that reported errors. It's a separate process because ESLint loads its
 * configuration with a dynamic import, which Jest doesn't support.
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
