import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { formatProblem } from '../../../writing/content/model/problem';
import { getEnglishPage } from '../../../writing/content/node/findDemoVariants';
import { INDEX_NAME } from '../model/apiPackages';
import { checkApiKey } from '../model/checkApiKey';
import { listTables } from '../model/listTables';
import { createIndexView } from './createApiView';
import { createSiteIndex } from './createSiteIndex';
import {
  callExpression,
  exportConst,
  importDefault,
  importNamed,
  jsxElement,
} from '../../../writing/content/node/mdxNodes';

function toPathname(docsFolder: string, file: string): string {
  const id = path.relative(docsFolder, file).replaceAll(path.sep, '/');
  return `/${id.replace(/\.mdx$/u, '').replace(/\/index$/u, '')}`;
}

/**
 * Adds the content of pages with `api` in their front matter: one `<ApiPage>` element, whose HTML
 * `apiLoader` renders, and a table of contents with all rows. What the writer wrote comes first.
 */
export function remarkApiPage({ siteDir }: { readonly siteDir: string }) {
  const docs = path.join(siteDir, 'docs');
  return (tree: Root, file: VFile): void => {
    const frontMatter = (file.data['frontMatter'] ?? {}) as { readonly api?: string };
    if (frontMatter.api === undefined) return;
    // A translation has the same pathname as its original.
    const pathname = toPathname(docs, getEnglishPage(file.path));
    const [problem] = checkApiKey({ file: file.path, pathname, frontMatter });
    if (problem !== undefined) throw new Error(formatProblem(problem));
    const site = createSiteIndex(siteDir);
    const page = site.pages.get(pathname);
    if (page === undefined && frontMatter.api !== INDEX_NAME) {
      throw new Error(
        `${file.path}:1: the cached API reference has no content for ${pathname}. Run "npm run clear" and build again.`,
      );
    }
    const tables =
      page === undefined
        ? {}
        : Object.fromEntries(
            listTables(page.api)
              .filter(([, rows]) => rows.length > 0)
              .map(([kind, rows]) => [kind, rows.map(({ name }) => name).join(' ')]),
          );
    const groups = page === undefined ? (createIndexView(pathname, site, '/').groups ?? []) : [];
    const args = [page?.api.name ?? '', tables, groups.map(({ kind }) => kind)];
    const nodes = [
      importDefault(
        'apiSource',
        `@site/src/reference/api-docs/client/apiSource.ts?api=${pathname}`,
      ),
      importNamed('createToc', '@site/src/reference/api-docs/client/createToc'),
      exportConst('toc', callExpression('createToc', args)),
    ];
    tree.children.unshift(...(nodes as unknown as Root['children']));
    tree.children.push(
      jsxElement('ApiPage', { source: 'apiSource' }) as unknown as Root['children'][number],
    );
  };
}
