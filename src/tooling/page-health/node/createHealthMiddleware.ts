import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { listPages } from '../../../shell/navigation/node/listPages';
import { parsePath } from '../../../foundation/site/model/paths';
import type { DevMiddleware } from '../../../foundation/site/node/devMiddleware';
import { HEALTH_PATH, measurePage, SAVED_PATH } from '../model/pageHealth';
import type { PageHealth } from '../model/pageHealth';

type Check = (file: string) => Promise<readonly string[]>;

async function measure(
  siteDir: string,
  pathname: string,
  check: Check,
): Promise<PageHealth | undefined> {
  const id = listPages(path.join(siteDir, 'docs')).get(parsePath(pathname).canonicalPath);
  const file = [`docs/${id ?? ''}.mdx`, `docs/${id ?? ''}.md`].find((name) =>
    fs.existsSync(path.join(siteDir, name)),
  );
  if (id === undefined || file === undefined) return undefined;
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  // A check that cannot run is told in the strip, where the writer looks.
  const problems = await check(file).catch((error: unknown) => [(error as Error).message]);
  return measurePage(file, text, problems);
}

/** What the dev server answers to strips, and how it calls them. */
export interface HealthServer extends DevMiddleware {
  /** Makes the strips of all open pages ask again. */
  readonly callStrips: () => void;
}

/** Answers the strip of the dev server: `?path=` is the page's address; null for what is no page. */
export function createHealthMiddleware(siteDir: string, check: Check): HealthServer {
  const strips = new Set<ServerResponse>();
  return {
    name: 'site-page-health',
    callStrips: () => {
      for (const strip of strips) strip.write('data: saved\n\n');
    },
    middleware: (request, response, next) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === SAVED_PATH) {
        response.writeHead(200, {
          'Content-Type': 'text/event-stream',
          'Cache-Control': 'no-store, no-transform',
        });
        response.write('retry: 1000\n\n');
        strips.add(response);
        response.on('close', () => strips.delete(response));
        return;
      }
      if (pathname !== HEALTH_PATH) {
        next();
        return;
      }
      measure(siteDir, searchParams.get('path') ?? '', check).then((health) => {
        response.statusCode = 200;
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.end(JSON.stringify(health ?? null));
      }, next);
    },
  };
}
