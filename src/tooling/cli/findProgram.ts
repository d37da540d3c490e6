import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** A program that a test needs, by the names it has on different systems. */
export interface Program {
  /** The environment variable that names another one. */
  readonly variable: string;
  readonly names: readonly string[];
}

/** The path of an installed program, or `undefined`. */
export function findInstalled({ variable, names }: Program): string | undefined {
  const fromEnvironment = process.env[variable];
  if (fromEnvironment !== undefined && fs.existsSync(fromEnvironment)) return fromEnvironment;
  for (const name of names) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0 && stdout.trim() !== '') return stdout.trim();
  }
  return undefined;
}

/** Installs a package of Debian's. Returns whether it could: only root can. */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return false;
  console.log(`Installing Debian’s package "${name}" for the tests.`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    // A test starts the server itself: a service beside it would hold a port.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', name], options);
  return true;
}
