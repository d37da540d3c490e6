import type { ResponseKind, HostCase } from './hostCases';

export interface HostResponse {
  readonly status: number;
  /** Values by lowercase name. */
  readonly headers: Readonly<Record<string, string>>;
}

const ORIGIN = 'https://site.test';
/** The end of the service worker's Content-Security-Policy. */
const TRUSTED_TYPES = "; require-trusted-types-for 'script'; trusted-types 'none'";

function checkPolicy(kind: ResponseKind, policy: string): string[] {
  const isFrame = kind === 'live' || kind === 'ad';
  const problems: string[] = [];
  if (isFrame !== /(?:^|; )sandbox allow-scripts(?:;|$)/.test(policy)) {
    problems.push(`sandbox ${isFrame ? 'missing' : 'present'}: ${policy}`);
  }
  if (policy.includes('allow-same-origin')) problems.push('the sandbox has the site’s origin');
  if (!policy.includes("frame-ancestors 'self'")) problems.push(`any site can frame it: ${policy}`);
  if (policy.includes(', ')) problems.push(`two policies: ${policy}`);
  if (!isFrame && !policy.includes("script-src 'self' 'sha256-")) {
    problems.push(`scripts are not pinned: ${policy}`);
  }
  return problems;
}

const isFailure = (status: number): boolean => status >= 400 && status < 500;

/** Returns what's wrong with the status and the redirect. */
function checkStatus(
  { kind, to, headers }: HostCase,
  { status, headers: got }: HostResponse,
): string[] {
  const location = got['location'];
  const wrong = [`${String(status)}${location === undefined ? '' : ` to ${location}`}`];
  switch (kind) {
    case 'moved':
      return (status === 301 || status === 302) && location === to ? [] : wrong;
    case 'missing':
      return status === 404 ? [] : wrong;
    case 'hidden':
      return status === 404 || location === '/' ? [] : wrong;
    case 'refused':
      // A redirect within the site is fine too. `checkResponse` rejects one to another host.
      return isFailure(status) || location !== undefined ? [] : wrong;
    case 'page or moved':
    case 'live':
    case 'ad':
      // A frame may be missing under an alternative address. If it's served, `checkPolicy` checks
      // its sandbox.
      return status < 500 ? [] : wrong;
    case 'file':
      return status === 200 || (headers !== undefined && (status === 206 || status === 416))
        ? []
        : wrong;
    default:
      return status === 200 ? [] : wrong;
  }
}

/** Returns everything that's wrong with a host's response. */
export function checkResponse(request: HostCase, response: HostResponse): string[] {
  const { status, headers } = response;
  // Go's HTTP server rejects a malformed request in plain text before Caddy sees it.
  const isRefusedByParser = status === 400 && headers['content-type']?.startsWith('text/plain');
  if (isRefusedByParser === true && request.kind === 'refused') return [];
  const problems = checkStatus(request, response);
  const location = headers['location'];
  if (location !== undefined && new URL(location, ORIGIN).origin !== ORIGIN) {
    problems.push(`leads to another host: ${location}`);
  }
  if (headers['set-cookie'] !== undefined) problems.push('the request injected a header');
  if (headers['x-content-type-options'] !== 'nosniff') problems.push('browsers may sniff the type');
  const isRedirect = status >= 300 && status < 400;
  const cache = headers['cache-control'] ?? '';
  if (!isRedirect) {
    const isHashed = request.kind === 'hashed' || (request.kind === 'live' && status === 200);
    if (isHashed !== cache.includes('immutable')) problems.push(`Cache-Control: ${cache}`);
    if (!isHashed && cache !== 'no-cache') {
      problems.push(`cached without revalidation: "${cache}"`);
    }
    const kind = isFailure(status) ? 'missing' : request.kind;
    const isDocument = kind !== 'hashed' && kind !== 'file';
    if (request.path === '/sw.js' && status === 200) {
      const policy = headers['content-security-policy'] ?? '';
      if (!policy.endsWith(TRUSTED_TYPES)) problems.push(`no Trusted Types: ${policy}`);
    }
    if (isDocument) problems.push(...checkPolicy(kind, headers['content-security-policy'] ?? ''));
    if (isDocument && kind !== 'live' && kind !== 'ad') {
      const opener = headers['cross-origin-opener-policy'] ?? '';
      if (opener !== 'same-origin-allow-popups') problems.push(`opener policy "${opener}"`);
    }
  }
  return problems;
}
