import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HOST_CASES } from '../../tooling/testing/hosts/hostCases';
import { writeHostFixture } from '../../tooling/testing/hosts/hostFixture';
import { checkResponse } from '../../tooling/testing/hosts/checkResponse';
import {
  runCaddy,
  runNginx,
  runSiteServer,
  sendRequest,
} from '../../tooling/testing/hosts/runHosts';
import type { RunningHost } from '../../tooling/testing/hosts/runHosts';
import { createStaticHost } from '../../tooling/testing/hosts/staticHosts';

/** Sends requests for every kind of path to every host, with the files that the build writes for it. */

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'hosts-'));
const folder = path.join(home, 'site');
beforeAll(() => writeHostFixture(folder));
afterAll(() => {
  fs.rmSync(home, { recursive: true });
});

describe.each([
  ['our server', runSiteServer],
  ['nginx', runNginx],
  ['Caddy', runCaddy],
])('%s', (_name, run) => {
  let host: RunningHost;
  beforeAll(async () => {
    host = await run(folder, home);
  });
  afterAll(() => host.stop());

  test.each(HOST_CASES.map((value) => [value.what, value] as const))('%s', async (_what, value) => {
    expect(checkResponse(value, await sendRequest(host.url, value))).toEqual([]);
  });
});

describe.each(['Netlify', 'Cloudflare Pages'] as const)('%s, simulated from its files', (name) => {
  const cases = HOST_CASES.filter(({ isForServersOnly }) => isForServersOnly !== true);
  test.each(cases.map((value) => [value.what, value] as const))('%s', (_what, value) => {
    expect(checkResponse(value, createStaticHost(folder, name)(value))).toEqual([]);
  });
});
