import path from 'node:path';
import { findApiFamily } from '../model/apiPackages';
import { GROUP_IDS, IMPORT_ID, SECTION_IDS } from '../model/sectionIds';
import { localizeView } from '../model/apiTranslation';
import type { ApiView } from '../model/apiView';
import { createApiView, createIndexView } from './createApiView';
import { createSiteIndex } from './createSiteIndex';
import { readTranslatedDescriptions } from './readTranslatedDescriptions';
import { provideServerData } from '../../../foundation/site/node/serverData';
import { toLiteral } from '../../../foundation/site/node/toLiteral';
import { renderMarkdown } from '../../../writing/content/node/renderMarkdown';
import { createLinkResolver } from './resolveLink';

interface LoaderContext {
  readonly resourceQuery: string;
  async(): (error: Error | null, code?: string) => void;
  cacheable(flag: boolean): void;
  getOptions(): LoaderOptions;
}

interface LoaderOptions {
  readonly siteDir: string;
  readonly baseUrl: string;
  /** The locale of the translations; `undefined` in English. */
  readonly locale?: string | undefined;
  /** Whether the module contains the tables: on the server and in the dev server. */
  readonly hasTables: boolean;
  /** Where the server's tables are written, next to its bundle; `undefined` in the dev server. */
  readonly dataFolder?: string | undefined;
}

/** Returns the internal links in HTML. */
function listLinks(html: string): string[] {
  return [
    ...new Set([...html.matchAll(/href="(?<href>\/[^"]*)"/gu)].map((match) => match[1] ?? '')),
  ];
}

function listAnchors({ tables, groups }: ApiView): string[] {
  const sections = tables.map(({ kind }) => SECTION_IDS[kind]);
  const rows = tables.flatMap((table) => table.rows.map(({ id }) => id));
  return [IMPORT_ID, ...sections, ...rows, ...(groups ?? []).map(({ kind }) => GROUP_IDS[kind])];
}

async function load(
  pathname: string,
  { siteDir, baseUrl, locale, hasTables, dataFolder }: LoaderOptions,
): Promise<string> {
  const client = path.join(siteDir, 'src/reference/api-docs/client');
  if (!hasTables) {
    return `import { createApiSource } from ${toLiteral(path.join(client, 'createApiSource'))};
export default createApiSource(${toLiteral(pathname)});`;
  }
  const site = createSiteIndex(siteDir);
  const page = site.pages.get(pathname);
  if (page === undefined && findApiFamily(pathname) === undefined) {
    throw new Error(
      `${pathname} isn't an API page: it matches no pattern in src/reference/api-docs/model/apiPackages.ts. Remove "api:" from its front matter, or add a pattern.`,
    );
  }
  const original =
    page === undefined
      ? createIndexView(pathname, site, baseUrl)
      : await createApiView(page, site, baseUrl);
  const translations =
    locale === undefined || page === undefined
      ? {}
      : readTranslatedDescriptions(siteDir, locale, page.api);
  const view =
    locale === undefined
      ? original
      : localizeView(original, translations, (markdown) =>
          renderMarkdown(markdown, createLinkResolver(site, baseUrl)),
        );
  const { imports, value } =
    dataFolder === undefined
      ? { imports: '', value: toLiteral(view) }
      : provideServerData(siteDir, path.join(dataFolder, `${pathname}.json`), view);
  return `import { renderApi } from ${toLiteral(path.join(client, 'renderApi'))};
${imports}
const view = ${value};
export default { pathname: ${toLiteral(pathname)}, render: () => renderApi(view),
  anchors: ${toLiteral(listAnchors(view))}, links: ${toLiteral(listLinks(JSON.stringify(view).replaceAll('\\"', '"')))} };`;
}

/** The loader of `import source from '…/apiSource?api=<pathname>'`, which is an `ApiSource`. */
export function apiLoader(this: LoaderContext): void {
  const callback = this.async();
  // A page's content also depends on other pages, through its demos and links.
  this.cacheable(false);
  const pathname = decodeURIComponent(this.resourceQuery.replace('?api=', ''));
  load(pathname, this.getOptions()).then(
    (code) => {
      callback(null, code);
    },
    (error: unknown) => {
      callback(error instanceof Error ? error : new Error(String(error)));
    },
  );
}
