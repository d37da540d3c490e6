import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChromium } from '../../cli/findChromium';
import { median } from '../model/median';

const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
const MAX_OUTPUT = 50_000_000;
const MAX_ATTEMPTS = 4;

/** Lighthouse's results for a page on a phone, as medians of several runs. */
export interface LighthouseScores {
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best practices': number;
  readonly SEO: number;
  readonly 'largest contentful paint': number;
  readonly 'total blocking time': number;
  readonly 'layout shift': number;
}

interface Report {
  readonly categories: Record<string, { readonly score: number | null }>;
  readonly audits: Record<string, { readonly numericValue?: number }>;
}

async function runOnce(url: string): Promise<LighthouseScores> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      require.resolve('lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=${FLAGS}`,
    ],
    { maxBuffer: MAX_OUTPUT, env: { ...process.env, CHROME_PATH: findChromium() } },
  ).catch((error: unknown) => {
    // The error only names the command; Lighthouse prints the reason to stderr.
    const { stderr = '' } = error as { stderr?: string };
    throw new Error(`Lighthouse failed on ${url}: ${stderr.slice(-2000)}`, { cause: error });
  });
  const { categories, audits } = JSON.parse(stdout) as Report;
  const score = (id: string): number => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'largest contentful paint': value('largest-contentful-paint'),
    'total blocking time': value('total-blocking-time'),
    'layout shift': Number(value('cumulative-layout-shift').toFixed(3)),
  };
}

/** Runs Lighthouse again when it asks for that, because it occasionally loses its trace. */
async function runSafely(url: string, attempts = MAX_ATTEMPTS): Promise<LighthouseScores> {
  try {
    return await runOnce(url);
  } catch (error) {
    if (attempts <= 1 || !/run Lighthouse again/i.test(String(error))) throw error;
    return runSafely(url, attempts - 1);
  }
}

/**
 * Runs Lighthouse on all pages in several rounds, so that a busy moment of the machine affects all
 * pages alike rather than every run of one page.
 */
export async function runLighthouse(
  urls: readonly string[],
  rounds: number,
): Promise<Map<string, LighthouseScores>> {
  const runs = new Map(urls.map((url): [string, LighthouseScores[]] => [url, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const url of urls) runs.get(url)?.push(await runSafely(url));
  }
  return new Map(
    [...runs].map(([url, all]) => {
      const middle = (id: keyof LighthouseScores): number => median(all.map((run) => run[id]));
      return [
        url,
        {
          performance: middle('performance'),
          accessibility: middle('accessibility'),
          'best practices': middle('best practices'),
          SEO: middle('SEO'),
          'largest contentful paint': middle('largest contentful paint'),
          'total blocking time': middle('total blocking time'),
          'layout shift': middle('layout shift'),
        },
      ];
    }),
  );
}
