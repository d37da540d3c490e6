import fs from 'node:fs';
import path from 'node:path';
import { listPages } from '../../navigation/node/listPages';
import { parsePath } from '../../site/model/paths';
import type { DevMiddleware } from '../../site/node/devMiddleware';
import { HEALTH_PATH, measurePage } from '../model/pageHealth';
import type { PageHealth } from '../model/pageHealth';

async function measure(
  siteDir: string,
  pathname: string,
  check: (file: string) => Promise<string[]>,
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

/** Answers the strip of the dev server: `?path=` is the page's address; null for what is no page. */
export function createHealthMiddleware(
  siteDir: string,
  check: (file: string) => Promise<string[]>,
): DevMiddleware {
  return {
    name: 'site-page-health',
    middleware: (request, response, next) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
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
