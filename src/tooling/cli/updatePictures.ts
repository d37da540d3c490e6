import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * `npm run visual:update`: retakes the baseline pictures of `src/tooling/testing/visual` from
 * `build/`.
 */
const root = path.resolve(__dirname, '../../..');
const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/jest'),
  ['--selectProjects', 'visual'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, UPDATE_PICTURES: '1' } },
);
process.exit(status ?? 1);
