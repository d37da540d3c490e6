import fs from 'node:fs';
import path from 'node:path';

/**
 * Who a build is for. A build for tests is compressed quickly, and its translated languages contain
 * only the pages that tests open, so it can't be published or measured.
 */
export type BuildPurpose = 'readers' | 'tests';

/** The content of the marker file. */
interface BuildMarker {
  readonly locales: readonly string[];
  /** The hash of the commit, if it's known. */
  readonly commit?: string | undefined;
  readonly purpose: BuildPurpose;
}

const FOR_TESTS = 'Made for tests';
const fileOf = (folder: string): string => path.join(folder, '.complete');

/** Marks a build as complete. Commands don't use a build without this marker. */
export function writeBuildMarker(folder: string, { locales, commit, purpose }: BuildMarker): void {
  const note =
    purpose === 'tests'
      ? ` ${FOR_TESTS}: translated languages contain only the pages that tests open.`
      : '';
  fs.writeFileSync(
    fileOf(folder),
    `This build is complete. Languages: ${locales.join(', ')}. Commit: ${commit ?? 'unknown'}.${note}\n`,
  );
}

/** Returns who the build in a folder is for, or `undefined` when there's no complete build. */
export function readBuildPurpose(folder: string): BuildPurpose | undefined {
  if (!fs.existsSync(fileOf(folder))) return undefined;
  return fs.readFileSync(fileOf(folder), 'utf8').includes(FOR_TESTS) ? 'tests' : 'readers';
}
