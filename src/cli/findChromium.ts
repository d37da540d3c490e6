import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function installed(): string | undefined {
  const fromEnvironment = process.env['CHROME_PATH'];
  if (fromEnvironment !== undefined && fs.existsSync(fromEnvironment)) return fromEnvironment;
  for (const name of NAMES) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0 && stdout.trim() !== '') return stdout.trim();
  }
  return undefined;
}

/**
 * The path of a Chromium: `CHROME_PATH`, an installed one, else Debian's package when this is
 * root. Throws a sentence that says what to install.
 */
export function findChromium(): string {
  const found = installed();
  if (found !== undefined) return found;
  const canInstall = process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0;
  if (canInstall) {
    console.log('No Chromium found: installing Debian’s package "chromium".');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const fresh = installed();
    if (fresh !== undefined) return fresh;
  }
  throw new Error(
    'The browser tests need Chromium, and none was found. Install the package "chromium" (Debian, Ubuntu: apt-get install chromium) or set CHROME_PATH to a Chrome or Chromium.',
  );
}
