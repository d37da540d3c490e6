import fs from 'node:fs';
import path from 'node:path';
import type { HostCase } from './hostCases';
import type { HostResponse } from './checkResponse';

/** A host that reads the files `_headers` and `_redirects`. */
export type StaticHost = 'Netlify' | 'Cloudflare Pages';

interface HeaderLines {
  readonly pattern: RegExp;
  readonly set: readonly (readonly [string, string])[];
  readonly unset: readonly string[];
}

interface RedirectLine {
  readonly pattern: RegExp;
  readonly to: string;
  readonly status: number;
  readonly isForced: boolean;
}

/** On both hosts, `*` matches any text including slashes, and everything else matches itself. */
function toPattern(rule: string): RegExp {
  const source = rule.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${source.join('(?<splat>.*)')}$`);
}

const CLOUDFLARE_RULES = 100;

/**
 * Parses `_headers` as both hosts do. Netlify (netlify/build, packages/headers-parser) ignores a line
 * without a colon. Cloudflare (cloudflare/workers-sdk, packages/pages-shared) supports `! Name` and
 * stops after 100 rules.
 */
function readHeaders(text: string, host: StaticHost): HeaderLines[] {
  const blocks = text
    .split(/\n(?=\/)/)
    .map((block) => block.split('\n').map((line) => line.trim()));
  const rules = blocks.map(([rule = '', ...lines]) => ({
    pattern: toPattern(rule),
    unset: lines.filter((line) => line.startsWith('! ')).map((line) => line.slice(2).toLowerCase()),
    set: lines
      .filter((line) => line.includes(':'))
      .map((line): readonly [string, string] => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  }));
  return host === 'Netlify' ? rules : rules.slice(0, CLOUDFLARE_RULES);
}

/**
 * Returns the headers of an address. If two rules set the same header, Cloudflare joins the values
 * unless the second rule unsets the first; Netlify replaces the value.
 */
function findHeaders(
  rules: readonly HeaderLines[],
  pathname: string,
  host: StaticHost,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { pattern, set, unset } of rules) {
    if (!pattern.test(pathname)) continue;
    if (host === 'Cloudflare Pages') for (const name of unset) delete headers[name];
    for (const [name, value] of set) {
      const before = headers[name];
      const isJoined = host === 'Cloudflare Pages' && before !== undefined;
      headers[name] = isJoined ? `${before}, ${value}` : value;
    }
  }
  return headers;
}

/**
 * Parses `_redirects`. Cloudflare only supports redirect statuses; Netlify also has `404` and `!`.
 */
function readRedirects(text: string, host: StaticHost): RedirectLine[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.flatMap((line) => {
    const [from = '', to = '', status = ''] = line.split(' ');
    if (host === 'Cloudflare Pages' && !/^30[12378]$/.test(status)) return [];
    const isForced = host === 'Cloudflare Pages' || status.endsWith('!');
    return [{ pattern: toPattern(from), to, status: Number.parseInt(status, 10), isForced }];
  });
}

/** Returns a function that answers requests as the host would for this folder and its rules. */
export function createStaticHost(
  folder: string,
  host: StaticHost,
): (request: HostCase) => HostResponse {
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
  const headerRules = readHeaders(read('_headers'), host);
  const redirects = readRedirects(read('_redirects'), host);
  const isFile = (file: string): boolean =>
    fs.statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false;
  const HOST_FILES = new Set(['/_headers', '/_redirects']);
  const has = (pathname: string): boolean =>
    !HOST_FILES.has(pathname) &&
    [pathname, `${pathname}.html`, path.posix.join(pathname, 'index.html')].some(isFile);

  return ({ path: address }) => {
    const { pathname } = new URL(address, 'https://site.test');
    const headers = findHeaders(headerRules, pathname, host);
    const rule = redirects.find(
      ({ pattern, isForced }) => pattern.test(pathname) && (isForced || !has(pathname)),
    );
    if (rule !== undefined && rule.status < 400) {
      const splat = rule.pattern.exec(pathname)?.groups?.['splat'] ?? '';
      return {
        status: rule.status,
        headers: { ...headers, location: rule.to.replace(':splat', splat) },
      };
    }
    if (rule?.isForced === true || !has(pathname)) {
      const bare = pathname.replace(/\/$/, '');
      if (rule === undefined && bare !== pathname && has(bare)) {
        return { status: 301, headers: { ...headers, location: bare } };
      }
      return { status: 404, headers };
    }
    const isSlashed = pathname !== '/' && pathname.endsWith('/');
    if (isSlashed) return { status: 301, headers: { ...headers, location: pathname.slice(0, -1) } };
    return { status: 200, headers };
  };
}
