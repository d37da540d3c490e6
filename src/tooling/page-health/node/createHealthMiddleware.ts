import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { parsePath } from '../../../foundation/site/model/paths';
import type { DevMiddleware } from '../../../foundation/site/node/devMiddleware';
import { HEALTH_PATH, measurePage, SAVED_PATH } from '../model/pageHealth';
import type { PageHealth } from '../model/pageHealth';

type Check = (file: string) => Promise<readonly string[]>;

/** Returns the file of a page of `docs/`, relative to the site's folder. */
function findFile(siteDir: string, pathname: string): string | undefined {
  const { canonicalPath } = parsePath(pathname);
  // Normalized as an absolute path, so that `..` can't lead out of the folder.
  const name = `docs${path.posix.normalize(canonicalPath)}`;
  return [`${name}/index.mdx`, `${name}.mdx`, `${name}/index.md`, `${name}.md`].find((file) =>
    fs.existsSync(path.join(siteDir, file)),
  );
}

async function measure(
  siteDir: string,
  pathname: string,
  check: Check,
): Promise<PageHealth | undefined> {
  const file = findFile(siteDir, pathname);
  if (file === undefined) return undefined;
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  // If the check fails, show that in the strip, where the writer looks.
  const problems = await check(file).catch((error: unknown) => [(error as Error).message]);
  return measurePage(file, text, problems);
}

/** The part of the dev server that strips connect to. */
export interface HealthServer extends DevMiddleware {
  /** Makes the strips of all open pages request the health of their page again. */
  readonly refreshStrips: () => void;
}

/**
 * Returns the middleware that answers the strip with the health of the page at `?path=`, or with
 * `null` if that isn't a page of `docs/`.
 */
export function createHealthMiddleware(siteDir: string, check: Check): HealthServer {
  const strips = new Set<ServerResponse>();
  return {
    name: 'site-page-health',
    refreshStrips: () => {
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
