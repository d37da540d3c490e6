import fs from 'node:fs';
import path from 'node:path';
import { listAllFiles } from '../../../foundation/site/node/listAllFiles';
import { readBuildPurpose } from './buildMark';
import { getPublishStage, PUBLISH_STAGES } from '../model/publishOrder';

/** What a publication did. */
export interface Publication {
  /** Files that were written, in order. */
  readonly written: readonly string[];
  /** Files of older builds that were taken away. */
  readonly removed: readonly string[];
}

/**
 * Brings a finished build into the folder of a running host: hashed files first, pages last, so
 * that no page ever names a file that is not there. Hashed files of older builds stay for
 * `keepDays`: a reader with an old page open still gets them.
 *
 * @param now milliseconds since 1970
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
      `${build} was made for tests, so pages of the translated languages aren't in it. Run "npm run build" first.`,
    );
  }
  const files = listAllFiles(build);
  const written: string[] = [];
  for (const stage of PUBLISH_STAGES) {
    for (const file of files.filter((name) => getPublishStage(name) === stage)) {
      const to = path.join(target, file);
      fs.mkdirSync(path.dirname(to), { recursive: true });
      // Beside its place first: a host never sends half a file.
      const temporary = `${to}.new`;
      fs.copyFileSync(path.join(build, file), temporary);
      fs.utimesSync(temporary, new Date(now), new Date(now));
      fs.renameSync(temporary, to);
      written.push(file);
    }
  }
  const current = new Set(files);
  const oldest = now - keepDays * 24 * 60 * 60 * 1000;
  const there = fs.existsSync(target) ? listAllFiles(target) : [];
  const removed = there.filter((file) => {
    if (current.has(file)) return false;
    return (
      getPublishStage(file) !== 'hashed' || fs.statSync(path.join(target, file)).mtimeMs < oldest
    );
  });
  for (const file of removed) fs.rmSync(path.join(target, file));
  return { written, removed };
}
