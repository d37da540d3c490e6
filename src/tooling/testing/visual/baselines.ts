import fs from 'node:fs';
import path from 'node:path';

/** The folder with the expected pictures, and the version of the browser that took them. */
export const BASELINES = path.join(__dirname, 'pictures');
/** The folder for the pictures of a failed run; ignored by Git. */
export const REPORT = path.resolve(__dirname, '../../../../visual-report');
const BROWSER_FILE = path.join(BASELINES, 'browser.json');

/** Returns the major version of a browser. */
export const majorOf = (version: string): number => Number.parseInt(version, 10);

/**
 * Returns the version of the Chromium that took the baselines, or `undefined` if there are none.
 */
export function readBrowserVersion(): string | undefined {
  if (!fs.existsSync(BROWSER_FILE)) return undefined;
  return (JSON.parse(fs.readFileSync(BROWSER_FILE, 'utf8')) as { chromium: string }).chromium;
}

export function writeBrowserVersion(chromium: string): void {
  fs.writeFileSync(BROWSER_FILE, `${JSON.stringify({ chromium }, null, 2)}\n`);
}

/** Returns the file names of all baselines. */
export function listBaselines(): string[] {
  if (!fs.existsSync(BASELINES)) return [];
  return fs.readdirSync(BASELINES).filter((name) => name.endsWith('.png'));
}

/** Returns the total size of all baselines, in bytes. */
export function sizeOfBaselines(): number {
  return listBaselines().reduce(
    (sum, name) => sum + fs.statSync(path.join(BASELINES, name)).size,
    0,
  );
}

/**
 * Writes the expected picture, the actual one, and the difference.
 *
 * @returns the common start of their paths, such as `visual-report/home.phone.dark`
 */
export function writeReport(name: string, parts: Readonly<Record<string, Buffer>>): string {
  fs.mkdirSync(REPORT, { recursive: true });
  const prefix = path.join(REPORT, path.basename(name, '.png'));
  for (const [part, content] of Object.entries(parts)) {
    fs.writeFileSync(`${prefix}.${part}.png`, content);
  }
  return path.relative(process.cwd(), prefix);
}
