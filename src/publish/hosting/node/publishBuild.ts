import fs from 'node:fs';
import path from 'node:path';
import { listAllFiles } from '../../../foundation/site/node/listAllFiles';
import { readBuildPurpose } from './buildMarker';
import { getPublishStage, PUBLISH_STAGES } from '../model/publishOrder';

/** The result of {@link publishBuild}. */
export interface Publication {
  /** Files that were written, in order. */
  readonly written: readonly string[];
  /** Files of older builds that were deleted. */
  readonly removed: readonly string[];
}

/**
 * Copies a finished build to the folder of a running host: hashed files first and pages last, so that a
 * page never references a missing file. Hashed files of older builds are kept for `keepDays`, for
 * readers who have an old page open.
 *
 * @param now milliseconds since 1970
 * @throws Error when there's no complete build, or when it was built for tests
 */
export function publishBuild(
  build: string,
  target: string,
  { keepDays, now }: { readonly keepDays: number; readonly now: number },
): Publication {
  const purpose = readBuildPurpose(build);
  if (purpose === undefined) {
    throw new Error(`${build} is missing or unfinished. Run "npm run build" first.`);
  }
  if (purpose === 'tests') {
    throw new Error(
      `${build} was made for tests, so most translated pages are missing. Run "npm run build" first.`,
    );
  }
  const files = listAllFiles(build);
  const written: string[] = [];
  for (const stage of PUBLISH_STAGES) {
    for (const file of files.filter((name) => getPublishStage(name) === stage)) {
      const to = path.join(target, file);
      fs.mkdirSync(path.dirname(to), { recursive: true });
      // Rename a complete copy into place, so that the host never serves a partial file.
      const temporary = `${to}.new`;
      fs.copyFileSync(path.join(build, file), temporary);
      fs.utimesSync(temporary, new Date(now), new Date(now));
      fs.renameSync(temporary, to);
      written.push(file);
    }
  }
  const current = new Set(files);
  const oldest = now - keepDays * 24 * 60 * 60 * 1000;
  const existing = fs.existsSync(target) ? listAllFiles(target) : [];
  const removed = existing.filter((file) => {
    if (current.has(file)) return false;
    return (
      getPublishStage(file) !== 'hashed' || fs.statSync(path.join(target, file)).mtimeMs < oldest
    );
  });
  for (const file of removed) fs.rmSync(path.join(target, file));
  return { written, removed };
}
