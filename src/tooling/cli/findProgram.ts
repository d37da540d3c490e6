import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** A program that tests need, and its names on different systems. */
export interface Program {
  /** The environment variable that overrides its path. */
  readonly variable: string;
  readonly names: readonly string[];
}

/** Returns the path of an installed program, or `undefined`. */
export function findInstalled({ variable, names }: Program): string | undefined {
  const fromEnvironment = process.env[variable];
  if (fromEnvironment !== undefined && fs.existsSync(fromEnvironment)) return fromEnvironment;
  for (const name of names) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0 && stdout.trim() !== '') return stdout.trim();
  }
  return undefined;
}

/** Installs a Debian package. Returns whether that was possible: it takes root and `apt-get`. */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return false;
  console.log(`Installing the Debian package "${name}" for the tests.`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    // Tests start servers themselves, and a service that apt-get started would occupy the port.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', name], options);
  return true;
}
