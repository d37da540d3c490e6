import type { AnswerKind, HostCase } from './hostCases';

export interface HostAnswer {
  readonly status: number;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

const ORIGIN = 'https://site.test';
/** The end of the service worker's policy. */
const TRUSTED_TYPES = "; require-trusted-types-for 'script'; trusted-types 'none'";

function judgePolicy(kind: AnswerKind, policy: string): string[] {
  const isFrame = kind === 'live' || kind === 'ad';
  const problems: string[] = [];
  if (isFrame !== /(?:^|; )sandbox allow-scripts(?:;|$)/.test(policy)) {
    problems.push(`sandbox ${isFrame ? 'missing' : 'present'}: ${policy}`);
  }
  if (policy.includes('allow-same-origin')) problems.push('the sandbox has an origin');
  if (!policy.includes("frame-ancestors 'self'")) problems.push(`anyone can frame it: ${policy}`);
  if (policy.includes(', ')) problems.push(`two policies: ${policy}`);
  if (!isFrame && !policy.includes("script-src 'self' 'sha256-")) {
    problems.push(`scripts are not pinned: ${policy}`);
  }
  return problems;
}

const isFailure = (status: number): boolean => status >= 400 && status < 500;

/** What is wrong with the status alone. */
function judgeStatus(
  { kind, to, headers }: HostCase,
  { status, headers: got }: HostAnswer,
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
      // A harmless redirect within the site is an answer, too: the checks of all answers judge it.
      return isFailure(status) || location !== undefined ? [] : wrong;
    case 'page or moved':
    case 'live':
    case 'ad':
      // A frame under another name may be missing; where it is served, it is in its sandbox.
      return status < 500 ? [] : wrong;
    case 'file':
      return status === 200 || (headers !== undefined && (status === 206 || status === 416))
        ? []
        : wrong;
    default:
      return status === 200 ? [] : wrong;
  }
}

/** Everything that is wrong with an answer; empty when it is right. */
export function checkAnswer(request: HostCase, answer: HostAnswer): string[] {
  const { status, headers } = answer;
  // Go's server refuses a broken request in plain text before Caddy sees it.
  const isRefusedByParser = status === 400 && headers['content-type']?.startsWith('text/plain');
  if (isRefusedByParser === true && request.kind === 'refused') return [];
  const problems = judgeStatus(request, answer);
  const location = headers['location'];
  if (location !== undefined && new URL(location, ORIGIN).origin !== ORIGIN) {
    problems.push(`leads to another host: ${location}`);
  }
  if (headers['set-cookie'] !== undefined) problems.push('a header of the visitor’s own');
  if (headers['x-content-type-options'] !== 'nosniff') problems.push('types are guessed');
  const isRedirect = status >= 300 && status < 400;
  const cache = headers['cache-control'] ?? '';
  if (!isRedirect) {
    const isHashed = request.kind === 'hashed' || (request.kind === 'live' && status === 200);
    if (isHashed !== cache.includes('immutable')) problems.push(`Cache-Control: ${cache}`);
    if (!isHashed && cache !== 'no-cache') problems.push(`kept without asking: "${cache}"`);
    const kind = isFailure(status) ? 'missing' : request.kind;
    const isDocument = kind !== 'hashed' && kind !== 'file';
    if (request.path === '/sw.js' && status === 200) {
      const policy = headers['content-security-policy'] ?? '';
      if (!policy.endsWith(TRUSTED_TYPES)) problems.push(`text may become code: ${policy}`);
    }
    if (isDocument) problems.push(...judgePolicy(kind, headers['content-security-policy'] ?? ''));
    if (isDocument && kind !== 'live' && kind !== 'ad') {
      const opener = headers['cross-origin-opener-policy'] ?? '';
      if (opener !== 'same-origin-allow-popups') problems.push(`opener policy "${opener}"`);
    }
  }
  return problems;
}
