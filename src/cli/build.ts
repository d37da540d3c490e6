import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { listOrigins } from '../engagement/node/listOrigins';
import { compressBuild } from '../hosting/node/compressBuild';
import { writeHostFiles } from '../hosting/node/writeHostFiles';
import { writeOfflineFiles } from '../offline/node/writeOfflineFiles';
import { engagement } from '../site/config/engagement';
import { offline } from '../site/config/offline';

const SITE_DIR = path.resolve(__dirname, '../..');
const COMPRESSED = path.join(SITE_DIR, 'node_modules/.cache/compressed');
const TARGET = path.join(SITE_DIR, 'build');
const temporary = path.join(SITE_DIR, `build.tmp-${String(process.pid)}`);
const previous = path.join(SITE_DIR, `build.old-${String(process.pid)}`);

/** Builds beside `build/` and takes its place only when whole: a killed build harms nothing. */
async function main(): Promise<void> {
  for (const name of fs.readdirSync(SITE_DIR)) {
    if (/^build\.(tmp|old)-\d+$/.test(name))
      fs.rmSync(path.join(SITE_DIR, name), { recursive: true });
  }
  const code = await run(['build', '--out-dir', temporary]);
  if (code !== 0) {
    fs.rmSync(temporary, { recursive: true, force: true });
    console.error(
      'The build failed; build/ is as it was. The reasons are above, by file and line.',
    );
    process.exit(1);
  }
  try {
    await writeOfflineFiles(temporary, offline.isOn ? 'keep' : 'remove');
    writeHostFiles(temporary, listOrigins(engagement));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const start = Date.now();
  const { files, cached } = await compressBuild(temporary, COMPRESSED);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(
    `Compressed ${String(files)} files (${String(cached)} from the cache) in ${seconds} s.`,
  );
  fs.writeFileSync(
    path.join(temporary, '.complete'),
    'The build that made this folder was finished.\n',
  );
  if (fs.existsSync(TARGET)) fs.renameSync(TARGET, previous);
  fs.renameSync(temporary, TARGET);
  fs.rmSync(previous, { recursive: true, force: true });
}

function run(args: string[]): Promise<number> {
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [docusaurus, ...args], { cwd: SITE_DIR, stdio: 'inherit' });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}

void main();
