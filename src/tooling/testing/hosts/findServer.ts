import { findInstalled, installPackage } from '../../cli/findProgram';
import type { Program } from '../../cli/findProgram';

function find(program: Program, title: string, debian: string): string {
  const found = findInstalled(program) ?? (installPackage(debian) && findInstalled(program));
  if (typeof found === 'string') return found;
  throw new Error(
    `The tests of the hosts’ files need ${title}, but it wasn’t found. Install the package "${debian}" (Debian, Ubuntu: apt-get install ${debian}), or set ${program.variable} to its executable.`,
  );
}

/**
 * Returns the path of nginx: `NGINX_PATH`, an installed one, or as root on Debian one that it
 * installs.
 */
export function findNginx(): string {
  return find({ variable: 'NGINX_PATH', names: ['nginx'] }, 'nginx', 'nginx-light');
}

/**
 * Returns the path of Caddy: `CADDY_PATH`, an installed one, or as root on Debian one that it
 * installs.
 */
export function findCaddy(): string {
  return find({ variable: 'CADDY_PATH', names: ['caddy'] }, 'Caddy', 'caddy');
}
