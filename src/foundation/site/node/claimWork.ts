import fs from 'node:fs';
import path from 'node:path';

/**
 * A claim that's older is ignored, even if a process has its ID: another one can have the ID of a
 * process that was killed. The longest work, reading all declarations, takes half a minute.
 */
const MAX_CLAIM_MS = 120_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether another process has claimed the work and is still running. */
function isTaken(file: string): boolean {
  try {
    const pid = Number(fs.readFileSync(file, 'utf8'));
    const isRecent = Date.now() - fs.statSync(file).mtimeMs < MAX_CLAIM_MS;
    return isRecent && pid > 0 && pid !== process.pid && isRunning(pid);
  } catch {
    return false;
  }
}

/**
 * Claims work for this process, so that processes that start at the same time don't do it twice.
 *
 * A process that's killed leaves its claim behind, which the next one ignores. In rare cases, two
 * processes can claim the same work, so it has to be correct when it's done twice.
 *
 * @param file represents the claim: it exists while the work is being done, and contains a process ID
 * @returns a function that ends the claim, or `undefined` while another process has it
 */
export function claimWork(file: string): (() => void) | undefined {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (isTaken(file)) return undefined;
    fs.writeFileSync(file, String(process.pid));
  }
  return () => {
    fs.rmSync(file, { force: true });
  };
}
