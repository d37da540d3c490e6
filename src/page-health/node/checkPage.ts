import { spawn } from 'node:child_process';

/**
 * What `npm run check:content` says of one page. In a process of its own, so that a rule, a term or
 * the page's navigation that was changed a moment ago counts.
 */
export function checkPage(siteDir: string, file: string): Promise<string[]> {
  const child = spawn(process.execPath, ['src/cli/runBundled.cjs', 'checkContent', file], {
    cwd: siteDir,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const problems = text.split('\n').filter((line) => line.startsWith(file));
      // A check that broke down has found nothing, which is not the same as no problem.
      if (code === 0 || problems.length > 0) resolve(problems);
      else reject(new Error(`The check of ${file} failed:\n${text}`));
    });
  });
}
