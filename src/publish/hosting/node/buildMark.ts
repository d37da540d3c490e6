import fs from 'node:fs';
import path from 'node:path';

/**
 * Who a build is for. One for tests is compressed quickly, and its translated languages have only
 * the pages that tests open: it's neither published nor measured.
 */
export type BuildPurpose = 'readers' | 'tests';

/** What the mark of a finished build says. */
interface BuildMark {
  readonly locales: readonly string[];
  /** The hash of the commit, where it's known. */
  readonly commit?: string | undefined;
  readonly purpose: BuildPurpose;
}

const FOR_TESTS = 'Made for tests';
const fileOf = (folder: string): string => path.join(folder, '.complete');

/** Marks a build as finished: without the mark, nothing uses it. */
export function writeBuildMark(folder: string, { locales, commit, purpose }: BuildMark): void {
  const note =
    purpose === 'tests'
      ? ` ${FOR_TESTS}: translated languages have only the pages that tests open.`
      : '';
  fs.writeFileSync(
    fileOf(folder),
    `The build that made this folder was finished. Languages: ${locales.join(', ')}. Commit: ${commit ?? 'unknown'}.${note}\n`,
  );
}

/** Who the build in a folder is for; nothing where there's no finished build. */
export function readBuildPurpose(folder: string): BuildPurpose | undefined {
  if (!fs.existsSync(fileOf(folder))) return undefined;
  return fs.readFileSync(fileOf(folder), 'utf8').includes(FOR_TESTS) ? 'tests' : 'readers';
}
