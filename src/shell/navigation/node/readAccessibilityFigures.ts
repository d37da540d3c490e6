import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import type { AccessibilityFigures } from '../model/accessibilityFigures';

/** What is counted: the pages, and each demo with its stylings. */
interface Counted {
  readonly pages: ReadonlyMap<string, string>;
  readonly demos: readonly { readonly variants: object }[];
}

/** The day of the last commit, so that every build of a commit says the same. */
function readCommitDay(siteDir: string): string | undefined {
  try {
    const day = execFileSync('git', ['log', '-1', '--format=%cs'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined;
  } catch {
    // A build outside a repository, for example in a container.
    return undefined;
  }
}

/** Counts what the tests check, from the files that they read themselves. */
export function readAccessibilityFigures(
  siteDir: string,
  { pages, demos }: Counted,
): AccessibilityFigures {
  const manifest = fs.readFileSync(require.resolve('axe-core/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const checkedOn = readCommitDay(siteDir);
  return {
    pages: pages.size,
    demos: demos.length,
    variants: demos.reduce((sum, { variants }) => sum + Object.keys(variants).length, 0),
    axeVersion: version,
    ...(checkedOn === undefined ? {} : { checkedOn }),
  };
}
