import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { request as send } from 'node:http';
import path from 'node:path';
import { findFreePort } from '../../bench/node/findFreePort';
import { findCaddy, findNginx } from './findServer';
import { startSiteServer } from '../../cli/siteServer';
import type { HostCase } from './hostCases';
import type { HostResponse } from './checkResponse';

export interface RunningHost {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const RETRY_MS = 50;
const RETRIES = 200;

/** Starts the server of `npm run serve` for a folder. */
export async function runSiteServer(folder: string): Promise<RunningHost> {
  const { server, url } = await startSiteServer(folder, 0);
  const stop = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
    });
  };
  return { url, stop };
}

/**
 * Starts a program, and resolves when it answers. If it exits instead, the error has its output.
 */
async function run(
  program: string,
  args: readonly string[],
  port: number,
  home: string,
): Promise<RunningHost> {
  const url = `http://127.0.0.1:${String(port)}`;
  const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  let stderr = '';
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => {
      resolve();
    });
  });
  for (let tries = 0; tries < RETRIES; tries += 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    const stop = async (): Promise<void> => {
      child.kill('SIGTERM');
      await ended;
    };
    if (isUp) return { url, stop };
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  child.kill('SIGKILL');
  throw new Error(`${program} didn’t start with the configuration from the build.\n${stderr}`);
}

/**
 * Starts nginx with the configuration from the build, except for the folder, the port, and the
 * user.
 */
export async function runNginx(folder: string, home: string): Promise<RunningHost> {
  const port = await findFreePort();
  const site = fs
    .readFileSync(path.join(folder, 'deploy/nginx.conf'), 'utf8')
    .replace(/listen \d+;/, `listen 127.0.0.1:${String(port)};`)
    .replace(/root [^;]+;/, `root ${folder};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/${name};`)
    .join(' ');
  const file = path.join(home, 'nginx.conf');
  fs.writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${home}/nginx.pid; error_log stderr crit;
events {} http { access_log off; ${temporary}\n${site}}`,
  );
  return run(findNginx(), ['-c', file, '-g', 'daemon off;'], port, home);
}

/** Starts Caddy with the configuration from the build, except for the folder and the port. */
export async function runCaddy(folder: string, home: string): Promise<RunningHost> {
  const port = await findFreePort();
  const site = fs
    .readFileSync(path.join(folder, 'deploy/Caddyfile'), 'utf8')
    .replace(/^:\d+ \{/m, `http://127.0.0.1:${String(port)} {`)
    .replace(/root \* \S+/, `root * ${folder}`);
  const file = path.join(home, 'Caddyfile');
  fs.writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
  return run(findCaddy(), ['run', '--config', file, '--adapter', 'caddyfile'], port, home);
}

/** Sends a request with exactly this path, which `fetch` would normalize. */
export function sendRequest(
  url: string,
  { path: address, method, headers }: HostCase,
): Promise<HostResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path: address, method: method ?? 'GET', headers };
    const message = send(options, (response) => {
      response.resume();
      response.on('end', () => {
        const entries = Object.entries(response.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]);
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(entries) });
      });
    });
    message.on('error', reject);
    message.end();
  });
}
