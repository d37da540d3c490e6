import fs from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE } from '../model/types';
import type { SearchManifest } from '../model/types';

/** Reads the search manifest of a built site. */
export function readManifest(buildDir: string): SearchManifest {
  return JSON.parse(fs.readFileSync(path.join(buildDir, MANIFEST_FILE), 'utf8')) as SearchManifest;
}
