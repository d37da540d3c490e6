import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ComponentSize, MeasuredComponent } from '../model/types';
import { measureSizes } from './measureSizes';

/** Goes up when the way of measuring changes. */
const METHOD = 1;

/** Packages that end up in every bundle, and the bundler. */
const SHARED = [
  '@mui/material',
  '@mui/joy',
  '@mui/system',
  '@emotion/react',
  '@emotion/styled',
  'esbuild',
];

function readVersion(siteDir: string, packageName: string): string {
  const file = path.join(siteDir, 'node_modules', packageName, 'package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}

function hashInput(siteDir: string, components: readonly MeasuredComponent[]): string {
  const packages = components.map(({ request }) => request.split('/').slice(0, 2).join('/'));
  const versions = [...new Set([...SHARED, ...packages])].map((name) => [
    name,
    readVersion(siteDir, name),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([METHOD, versions, components]))
    .digest('hex')
    .slice(0, 16);
}

/** The sizes of components, measured once for a set of installed versions. */
export async function readSizes(
  siteDir: string,
  components: readonly MeasuredComponent[],
): Promise<readonly ComponentSize[]> {
  const folder = path.join(siteDir, 'node_modules/.cache/bundle-size');
  const file = path.join(folder, `${hashInput(siteDir, components)}.json`);
  if (fs.existsSync(file)) {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as readonly ComponentSize[];
  }
  const sizes = await measureSizes(siteDir, components);
  fs.mkdirSync(folder, { recursive: true });
  // A run that is killed while it writes must not leave half a file under the real name.
  const temporary = `${file}.${String(process.pid)}`;
  fs.writeFileSync(temporary, JSON.stringify(sizes));
  fs.renameSync(temporary, file);
  return sizes;
}
