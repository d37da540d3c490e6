import fs from 'node:fs';
import { toMessage } from '../../../foundation/site/model/toMessage';
import { findApiFamily, INDEX_NAME, listApiModules } from '../model/apiPackages';
import type { ApiPageSource } from '../model/types';
import { createApiProgram } from './createApiProgram';
import { extractApi } from './extractApi';
import { findUnlistedExports } from './findUnlistedExports';
import type { ApiStub } from './listApiPages';

/** The extractor's output. */
export interface Extraction {
  readonly pages: readonly ApiPageSource[];
  /** Exported components and hooks without an API page, by package. */
  readonly unlisted: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reads the declarations once and extracts the content of every API page.
 *
 * @throws one error that lists all problems
 */
export function extract(siteDir: string, stubs: readonly ApiStub[]): Extraction {
  const program = createApiProgram(siteDir, listApiModules());
  const pages: ApiPageSource[] = [];
  const problems: string[] = [];
  for (const { pathname, name } of stubs.filter((stub) => stub.name !== INDEX_NAME)) {
    const family = findApiFamily(pathname);
    const api = family && extractApi(siteDir, program, family, name);
    if (api === undefined) {
      const packages = family?.packages.map((entry) => entry.name).join(', ') ?? 'any package';
      problems.push(
        `docs${pathname}: the page ${pathname} documents "${name}", which ${packages} doesn't export, so the page would be empty. Fix "api:" in its front matter, or remove the page and its navigation node.`,
      );
    } else if (isEmpty(api)) {
      problems.push(
        `docs${pathname}: the tables of "${name}" (${api.package}) are empty, although its type has members. The extractor doesn't understand the type: fix src/reference/api-docs/node.`,
      );
    } else {
      pages.push({ pathname, api });
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { pages, unlisted: findUnlistedExports(program, pages) };
}

function isEmpty(api: ApiPageSource['api']): boolean {
  if (api.kind === 'component') return api.acceptsProps && api.props.length === 0;
  if (api.kind === 'interface') return api.members.length === 0 && api.declaration === undefined;
  return api.returns.length === 0;
}

// Runs in a separate process, so that the compiler's memory is released before the build goes on.
if (require.main === module) {
  const [siteDir = '', input = '', output = ''] = process.argv.slice(2);
  try {
    const stubs = JSON.parse(fs.readFileSync(input, 'utf8')) as ApiStub[];
    fs.writeFileSync(output, JSON.stringify(extract(siteDir, stubs)));
  } catch (error) {
    console.error(toMessage(error));
    process.exit(1);
  }
}
