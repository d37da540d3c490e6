import type { HostRules } from './hostRules';

/** The limits of a host for one site. */
interface HostLimits {
  readonly host: string;
  readonly source: string;
  readonly headerRules: number;
  /** Redirects without `*`. Those with it count as splat redirects. */
  readonly staticRedirects: number;
  readonly splatRedirects: number;
  /** Characters in a line of `_headers`. */
  readonly lineChars: number;
  readonly files: number;
  readonly fileBytes: number;
  /** The environment variable that the host sets to 1 in its own builds. */
  readonly variable: string;
}

/** The documented limits of Cloudflare Pages. Above them, it drops rules or rejects the upload. */
export const CLOUDFLARE_PAGES: HostLimits = {
  host: 'Cloudflare Pages',
  source: 'https://developers.cloudflare.com/pages/platform/limits/',
  headerRules: 100,
  staticRedirects: 2_000,
  splatRedirects: 100,
  lineChars: 2_000,
  files: 20_000,
  fileBytes: 25 * 2 ** 20,
  // https://developers.cloudflare.com/pages/configuration/build-configuration/
  variable: 'CF_PAGES',
};

interface Amount {
  readonly what: string;
  readonly count: number;
  readonly limit: number;
  readonly hint: string;
}

const format = ({ host, source }: HostLimits, { what, count, limit, hint }: Amount): string =>
  `${host} accepts ${limit.toLocaleString('en')} ${what}, and this build has ${count.toLocaleString('en')} (${source}). ${hint}`;

const isAbove = ({ count, limit }: Amount): boolean => count > limit;

/** Returns a message for each limit that the rules exceed. The host silently drops the excess. */
export function findRuleProblems(
  { headers, redirects }: HostRules,
  headersFile: string,
  limits: HostLimits = CLOUDFLARE_PAGES,
): string[] {
  const splats = redirects.filter(({ from }) => from.endsWith('*')).length;
  const hint = 'It drops the rest. Use fewer, more general rules in src/publish/hosting/model.';
  const amounts: Amount[] = [
    {
      what: 'header rules',
      count: new Set(headers.flatMap(({ paths }) => paths)).size,
      limit: limits.headerRules,
      hint,
    },
    {
      what: 'redirects without "*"',
      count: redirects.length - splats,
      limit: limits.staticRedirects,
      hint,
    },
    { what: 'redirects with "*"', count: splats, limit: limits.splatRedirects, hint },
    {
      what: 'characters in a line of _headers',
      count: Math.max(...headersFile.split('\n').map((line) => line.trim().length)),
      limit: limits.lineChars,
      hint: 'It drops the line. Shorten the policy in src/publish/hosting/model/createPagePolicy.ts.',
    },
  ];
  return amounts.filter(isAbove).map((amount) => format(limits, amount));
}

/**
 * Returns a message for each limit that the files exceed. The host rejects such an upload.
 *
 * @param sizes bytes by file, without compressed copies, which the host creates itself
 */
export function findFileProblems(
  sizes: ReadonlyMap<string, number>,
  limits: HostLimits = CLOUDFLARE_PAGES,
): string[] {
  const large = [...sizes].filter(([, bytes]) => bytes > limits.fileBytes);
  const amounts: Amount[] = [
    {
      what: 'files',
      count: sizes.size,
      limit: limits.files,
      hint: 'It rejects the upload. Build fewer languages (npm run build -- --locale en), or use another host. HOST_LIMITS=strict makes this an error.',
    },
    ...large.map(([file, bytes]) => ({
      what: `bytes in a file (${file})`,
      count: bytes,
      limit: limits.fileBytes,
      hint: 'It rejects the upload. Split the file.',
    })),
  ];
  return amounts.filter(isAbove).map((amount) => format(limits, amount));
}
