import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * What `npm run check:content` says of one page. In a process of its own, so that a rule, a term or
 * the page's navigation that was changed a moment ago counts.
 */
export function checkPage(siteDir: string, file: string): Promise<string[]> {
  const child = spawn(
    process.execPath,
    ['--require', require.resolve('esbuild-register'), 'src/cli/checkContent.ts', file],
    { cwd: siteDir, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => {
      resolve(text.split('\n').filter((line) => line.includes(path.basename(file))));
    });
  });
}
