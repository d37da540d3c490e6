import fs from 'node:fs';
import path from 'node:path';

/** The expected pictures, one file each, and the browser that took them. */
export const BASELINES = path.join(__dirname, 'pictures');
/** Where a failed run puts what it saw; Git ignores it. */
export const REPORT = path.resolve(__dirname, '../../../../visual-report');
const BROWSER_FILE = path.join(BASELINES, 'browser.json');

/** The major version of a browser, from its whole version. */
export const majorOf = (version: string): number => Number.parseInt(version, 10);

/** The version of the Chromium that took the baselines, or undefined when there are none. */
export function readBrowserVersion(): string | undefined {
  if (!fs.existsSync(BROWSER_FILE)) return undefined;
  return (JSON.parse(fs.readFileSync(BROWSER_FILE, 'utf8')) as { chromium: string }).chromium;
}

export function writeBrowserVersion(chromium: string): void {
  fs.writeFileSync(BROWSER_FILE, `${JSON.stringify({ chromium }, null, 2)}\n`);
}

/** The names of all baselines. */
export function listBaselines(): string[] {
  if (!fs.existsSync(BASELINES)) return [];
  return fs.readdirSync(BASELINES).filter((name) => name.endsWith('.png'));
}

/** The size of all baselines, in bytes. */
export function sizeOfBaselines(): number {
  return listBaselines().reduce(
    (sum, name) => sum + fs.statSync(path.join(BASELINES, name)).size,
    0,
  );
}

/** Writes what was expected, what was seen, and the difference; gives their common beginning. */
export function writeReport(name: string, parts: Readonly<Record<string, Buffer>>): string {
  fs.mkdirSync(REPORT, { recursive: true });
  const beginning = path.join(REPORT, path.basename(name, '.png'));
  for (const [part, content] of Object.entries(parts)) {
    fs.writeFileSync(`${beginning}.${part}.png`, content);
  }
  return path.relative(process.cwd(), beginning);
}
