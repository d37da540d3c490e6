import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { findFreePort } from './findFreePort';
import { BUILD } from '../../testing/html/builtPages';
import { makeFolder } from './project';

const RETRY_MS = 50;
const RETRIES = 100;

/** Returns whether a program can be started. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ['-v']).error === undefined;
}

/** An nginx that serves the built site with the configuration from the build. */
export interface RunningNginx {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => void;
}

/**
 * Writes a complete configuration around the `server` block from the build, in which only the port
 * and the folder are replaced.
 *
 * @returns the path of the configuration
 */
function writeConfiguration(folder: string, port: number): string {
  const generated = fs.readFileSync(path.join(BUILD, 'deploy/nginx.conf'), 'utf8');
  const server = generated
    .replace(/listen \d+;/, `listen 127.0.0.1:${String(port)};`)
    .replace(/root [^;]+;/, `root ${BUILD};`);
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(path.join(folder, 'site.conf'), server);
  fs.writeFileSync(
    file,
    `${user}worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`,
  );
  return file;
}

/** Returns the errors that `nginx -t` reports, or an empty string. */
function checkConfiguration(file: string): string {
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  return status === 0 ? '' : stderr;
}

export async function startNginx(): Promise<RunningNginx> {
  const folder = makeFolder('nginx');
  const port = await findFreePort();
  const file = writeConfiguration(folder, port);
  const problem = checkConfiguration(file);
  if (problem !== '') throw new Error(problem);
  const child: ChildProcess = spawn('nginx', ['-c', file, '-g', 'daemon off;'], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${String(port)}`;
  for (let tries = 0; tries < RETRIES; tries += 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  return { url, pid: child.pid ?? 0, stop: () => child.kill('SIGTERM') };
}
