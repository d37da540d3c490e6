import fs from 'node:fs';
import { toMessage } from '../../../foundation/site/model/toMessage';
import { findApiFamily, INDEX_NAME, listApiModules } from '../model/apiPackages';
import type { ApiPageSource } from '../model/types';
import { createApiProgram } from './createApiProgram';
import { extractApi } from './extractApi';
import { listUnlisted } from './listUnlisted';
import type { ApiStub } from './listApiPages';

/** What the extractor leaves on disk. */
export interface Extraction {
  readonly pages: readonly ApiPageSource[];
  /** Components and hooks that the packages export and no page shows, by package. */
  readonly unlisted: Readonly<Record<string, readonly string[]>>;
}

/** Reads the declarations once and makes every page. Throws one error with every problem. */
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
        `docs${pathname}: the page ${pathname} shows "${name}", but ${packages} exports nothing of that name. Readers would see an empty page. Fix "api:" in its front matter, or remove the page and its node.`,
      );
    } else if (isEmpty(api)) {
      problems.push(
        `docs${pathname}: the tables of "${name}" (${api.package}) are empty, though its type takes something. The extractor does not understand the type: fix src/reference/api-docs/node.`,
      );
    } else {
      pages.push({ pathname, api });
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { pages, unlisted: listUnlisted(program, pages) };
}

function isEmpty(api: ApiPageSource['api']): boolean {
  if (api.kind === 'component') return api.takesProps && api.props.length === 0;
  if (api.kind === 'interface') return api.members.length === 0 && api.declaration === undefined;
  return api.returns.length === 0;
}

// Runs as a process of its own, so that the compiler's memory is free again for the build.
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
