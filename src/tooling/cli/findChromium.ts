import { findInstalled, installPackage } from './findProgram';
import type { Program } from './findProgram';

const CHROMIUM: Program = {
  variable: 'CHROME_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
};
/** Chromium without a user interface. It renders the same, and opens a profile in half the time. */
const HEADLESS_SHELL: Program = {
  variable: 'HEADLESS_SHELL_PATH',
  names: ['chromium-headless-shell'],
};

/**
 * Returns the path of a Chromium: `CHROME_PATH`, an installed one, or, when run as root on Debian,
 * one that it installs.
 *
 * @throws a message that says what to install
 */
export function findChromium(): string {
  const found = findInstalled(CHROMIUM) ?? (installPackage('chromium') && findInstalled(CHROMIUM));
  if (typeof found === 'string') return found;
  throw new Error(
    'The browser tests need Chromium, but none was found. Install the package "chromium" (Debian, Ubuntu: apt-get install chromium), or set CHROME_PATH to a Chrome or Chromium executable.',
  );
}

/**
 * Returns the path of a headless shell: `HEADLESS_SHELL_PATH`, an installed one, or, when run as
 * root on Debian, one that it installs. Returns `undefined` where there isn't one, as on Ubuntu,
 * whose packages don't include it.
 */
function findHeadlessShell(): string | undefined {
  const found = findInstalled(HEADLESS_SHELL);
  if (found !== undefined) return found;
  try {
    return installPackage('chromium-headless-shell') ? findInstalled(HEADLESS_SHELL) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The browser for most tests and screenshots: the headless shell, or Chromium where there is none.
 */
export const findTestBrowser = (): string => findHeadlessShell() ?? findChromium();
