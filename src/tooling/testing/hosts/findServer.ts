import { findInstalled, installPackage } from '../../cli/findProgram';
import type { Program } from '../../cli/findProgram';

function find(program: Program, title: string, debian: string): string {
  const found = findInstalled(program) ?? (installPackage(debian) && findInstalled(program));
  if (typeof found === 'string') return found;
  throw new Error(
    `The tests of the hosts’ files need ${title}, and none was found. Install the package "${debian}" (Debian, Ubuntu: apt-get install ${debian}) or set ${program.variable} to its program.`,
  );
}

/** The path of nginx: `NGINX_PATH`, an installed one, else Debian's package when this is root. */
export function findNginx(): string {
  return find({ variable: 'NGINX_PATH', names: ['nginx'] }, 'nginx', 'nginx-light');
}

/** The path of Caddy: `CADDY_PATH`, an installed one, else Debian's package when this is root. */
export function findCaddy(): string {
  return find({ variable: 'CADDY_PATH', names: ['caddy'] }, 'Caddy', 'caddy');
}
