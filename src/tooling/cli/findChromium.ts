import { findInstalled, installPackage } from './findProgram';
import type { Program } from './findProgram';

const CHROMIUM: Program = {
  variable: 'CHROME_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
};
/** Chromium without its windows: it draws the same, and opens a profile in half the time. */
const HEADLESS_SHELL: Program = {
  variable: 'HEADLESS_SHELL_PATH',
  names: ['chromium-headless-shell'],
};

/**
 * The path of a Chromium: `CHROME_PATH`, an installed one, else Debian's package when this is
 * root. Throws a sentence that says what to install.
 */
export function findChromium(): string {
  const found = findInstalled(CHROMIUM) ?? (installPackage('chromium') && findInstalled(CHROMIUM));
  if (typeof found === 'string') return found;
  throw new Error(
    'The browser tests need Chromium, and none was found. Install the package "chromium" (Debian, Ubuntu: apt-get install chromium) or set CHROME_PATH to a Chrome or Chromium.',
  );
}

/**
 * The path of a Chromium without windows, for tests: `HEADLESS_SHELL_PATH`
 * or an installed one, else Debian's package when this is root. `undefined` where there is none
 * (Ubuntu has none): tests use a whole Chromium then.
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

/** The browser that most tests and pictures use: without windows where there is such a one. */
export const findTestBrowser = (): string => findHeadlessShell() ?? findChromium();
