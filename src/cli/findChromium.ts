import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** A browser, by the names of its programs, and where a person can say another. */
interface Candidate {
  readonly variable: string;
  readonly names: readonly string[];
}

const CHROMIUM: Candidate = {
  variable: 'CHROME_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
};
/** Chromium without its windows: it draws the same, and takes a quarter less of a processor. */
const HEADLESS_SHELL: Candidate = {
  variable: 'HEADLESS_SHELL_PATH',
  names: ['chromium-headless-shell'],
};

function findInstalled({ variable, names }: Candidate): string | undefined {
  const fromEnvironment = process.env[variable];
  if (fromEnvironment !== undefined && fs.existsSync(fromEnvironment)) return fromEnvironment;
  for (const name of names) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0 && stdout.trim() !== '') return stdout.trim();
  }
  return undefined;
}

/** Installs a package of Debian's. Gives whether it could: only root can. */
function install(name: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return false;
  console.log(`Installing Debian’s package "${name}" for the browser tests.`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', name], options);
  return true;
}

/**
 * The path of a Chromium: `CHROME_PATH`, an installed one, else Debian's package when this is
 * root. Throws a sentence that says what to install.
 */
export function findChromium(): string {
  const found = findInstalled(CHROMIUM) ?? (install('chromium') && findInstalled(CHROMIUM));
  if (typeof found === 'string') return found;
  throw new Error(
    'The browser tests need Chromium, and none was found. Install the package "chromium" (Debian, Ubuntu: apt-get install chromium) or set CHROME_PATH to a Chrome or Chromium.',
  );
}

/**
 * The path of a Chromium without windows, for walks over hundreds of pages: `HEADLESS_SHELL_PATH`
 * or an installed one, else Debian's package when this is root. `undefined` where there is none
 * (Ubuntu has none): a walk takes a whole Chromium then.
 */
export function findHeadlessShell(): string | undefined {
  const found = findInstalled(HEADLESS_SHELL);
  if (found !== undefined) return found;
  try {
    return install('chromium-headless-shell') ? findInstalled(HEADLESS_SHELL) : undefined;
  } catch {
    return undefined;
  }
}
