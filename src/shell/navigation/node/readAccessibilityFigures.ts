import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import type { AccessibilityFigures } from '../model/accessibilityFigures';

/** The pages and demos to count. */
interface Counted {
  readonly pages: ReadonlyMap<string, string>;
  readonly demos: readonly { readonly variants: object }[];
}

/** Returns the date of the last commit, which is the same for every build of a commit. */
function readCommitDate(siteDir: string): string | undefined {
  try {
    const date = execFileSync('git', ['log', '-1', '--format=%cs'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return /^\d{4}-\d\d-\d\d$/.test(date) ? date : undefined;
  } catch {
    // A build outside a repository, for example in a container.
    return undefined;
  }
}

/** Returns the numbers of pages and demos that the tests check, from the same files as the tests. */
export function readAccessibilityFigures(
  siteDir: string,
  { pages, demos }: Counted,
): AccessibilityFigures {
  const manifest = fs.readFileSync(require.resolve('axe-core/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const checkedOn = readCommitDate(siteDir);
  return {
    pages: pages.size,
    demos: demos.length,
    variants: demos.reduce((sum, { variants }) => sum + Object.keys(variants).length, 0),
    axeVersion: version,
    ...(checkedOn === undefined ? {} : { checkedOn }),
  };
}
