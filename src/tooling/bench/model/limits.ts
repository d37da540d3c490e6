import type { Figure } from './figures';

/** The highest or lowest value that a figure may have. */
export interface Limit {
  readonly kind: 'max' | 'min';
  readonly value: number;
}

const max = (value: number): Limit => ({ kind: 'max', value });
const min = (value: number): Limit => ({ kind: 'min', value });

/** The limits (spec LIMIT-1, LIMIT-2) by the measure's name. Other measures are only shown. */
export const LIMITS: Readonly<Record<string, Limit>> = {
  performance: min(99),
  accessibility: min(100),
  'best practices': min(100),
  SEO: min(100),
  'largest contentful paint': max(1000),
  'total blocking time': max(100),
  'layout shift': max(0),
  'console errors': max(0),
  'script before interaction': max(1.1),
  'script per page of the site': max(20),
  'demo scripts before a demo is near': max(0),
  'longest task from hydration, CPU 4x': max(50),
  'client navigation': max(150),
  'search: key to results, CPU 4x': max(50),
  'search: bytes of the first query': max(300),
  'build time': max(1.5),
  'peak memory': max(1.5),
  'start, warm, to the first page': max(5),
  'saved edit to screen': max(0.5),
  'API extraction, cold': max(30),
  'API extraction, warm': max(2),
  'change: answer without caches': max(20),
  'change: answer with caches': max(5),
  'change: start without caches': max(20),
  'change: start with caches': max(5),
  // 0.5 s on a machine where a bare Docusaurus takes 0.7 s. As a ratio, it holds on slower machines
  // too.
  'change: saved page, times bare': max(0.5 / 0.7),
  'change: saved demo to screen, untouched page': max(0.7),
  'change: build': max(300),
  'change: memory of one process': max(4096),
  'change: files without .br and .gz': max(20_000),
  'change: MiB without .br and .gz': max(350),
  'change: runtime~main, Brotli': max(12),
  'change: script before interaction': max(0.92),
  'change: npm ci and npm test': max(1080),
  'requests with errors': max(0),
  'nginx refuses its file': max(0),
};

/** `shown` means that the figure has no limit. */
export type Verdict = 'ok' | 'missed' | 'shown';

/** Returns whether a figure is within its limit, which is in the figure's unit. */
export function checkLimit({ id, value }: Figure): Verdict {
  const limit = LIMITS[id];
  if (limit === undefined) return 'shown';
  const isWithin = limit.kind === 'max' ? value <= limit.value : value >= limit.value;
  return isWithin ? 'ok' : 'missed';
}
