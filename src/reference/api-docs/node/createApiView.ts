import { highlight } from '../../../writing/code/node/highlight';
import { createRowId, toKebab } from '../model/anchors';
import type { TableKind } from '../model/anchors';
import { API_FAMILIES, findApiFamily } from '../model/apiPackages';
import type { ApiView, RowView, TableView } from '../model/apiView';
import { findSince, listChanges, sinceAttribute } from '../model/history';
import type { PackageHistory } from '../model/historyTypes';
import { formatTypeHtml } from '../model/formatTypeHtml';
import type { TypeTarget } from '../model/formatTypeHtml';
import type { Api, ApiPageSource, PropApi } from '../model/types';
import { createLinkResolver } from './resolveLink';
import { renderMarkdown } from '../../../writing/content/node/renderMarkdown';
import type { SiteIndex } from './createSiteIndex';

const SOURCE_EXTENSION = /\.d\.m?ts$/u;

/** Returns a link to the source folder in the repository, at the release's tag. */
function createSource({ package: name, file, version }: Api): ApiView['source'] {
  const entry = API_FAMILIES.flatMap(({ packages }) => packages).find(
    (candidate) => candidate.name === name,
  );
  if (entry === undefined) return undefined;
  const { repository, folder, tag } = entry.source;
  const path = file
    .replace(/^esm\//u, '')
    .split('/')
    .slice(0, -1)
    .join('/');
  const text = file.replace(/^esm\//u, '').replace(SOURCE_EXTENSION, '');
  return { text, href: `${repository}/tree/${tag.replace('%v', version)}/${folder}/src/${path}` };
}

/** Returns everything that an API page shows, with links resolved to pages of this site. */
export async function createApiView(
  { pathname, api }: ApiPageSource,
  site: SiteIndex,
  baseUrl: string,
): Promise<ApiView> {
  const link = (target: string): string => baseUrl.replace(/\/$/u, '') + target;
  const resolve = createLinkResolver(site, baseUrl);
  const markdown = (text: string): string => renderMarkdown(text, resolve);
  const hrefOf = (name: string): string | undefined => {
    const page = site.findApiPage(name, pathname);
    return page === undefined || page.pathname === pathname ? undefined : link(page.pathname);
  };
  const used = new Set<string>();
  const declared = new Map(api.types.map((type) => [type.name, type]));
  const typeId = (name: string): string => `${toKebab(api.name)}-type-${name}`;
  const findTarget = (name: string): TypeTarget | undefined => {
    const href = hrefOf(name) ?? (name.endsWith('Props') ? hrefOf(name.slice(0, -5)) : undefined);
    if (href !== undefined) return { href };
    if (!declared.has(name)) return undefined;
    used.add(name);
    return { popover: typeId(name) };
  };
  const origin = (name: string): { name: string; href?: string } => {
    const href = hrefOf(name);
    return href === undefined ? { name } : { name, href };
  };
  const deprecation = (text: string | undefined): { deprecatedHtml?: string } =>
    text === undefined ? {} : { deprecatedHtml: markdown(text) };

  const history = site.histories.get(api.package);
  /**
   * Returns a prop's first version. Inherited props have none, since the other component's history
   * has it.
   */
  const sinceOf = (kind: TableKind, prop: PropApi): Pick<RowView, 'since' | 'sinceAttribute'> => {
    if (history === undefined || kind !== 'prop' || prop.from !== undefined) return {};
    const since = findSince(history, api.name, prop.name);
    const attribute = sinceAttribute(history, api.name, prop.name);
    // A prop that's as old as its component needs no badge: the top of the page has the version.
    if (since === undefined || since.version === findSince(history, api.name)?.version) return {};
    return { since, ...(attribute === undefined ? {} : { sinceAttribute: attribute }) };
  };

  const toRow = (kind: TableKind, prop: PropApi): RowView => ({
    id: createRowId(api.name, kind, prop.name),
    name: prop.name,
    typeHtml: formatTypeHtml(prop.type, findTarget),
    descriptionHtml: markdown(prop.description),
    ...deprecation(prop.deprecated),
    // Every member of a returned value is present, so "required" would mean nothing.
    ...(prop.required && kind !== 'return' ? { isRequired: true } : {}),
    ...(prop.default === undefined ? {} : { default: prop.default.replace(/^`([^`]*)`$/u, '$1') }),
    ...(prop.from === undefined ? {} : { from: origin(prop.from) }),
    ...(prop.native === true ? { isNative: true } : {}),
    ...(prop.plan === undefined || prop.plan === api.plan ? {} : { plan: prop.plan }),
    ...sinceOf(kind, prop),
  });
  const table = (kind: TableKind, props: readonly PropApi[]): TableView => ({
    kind,
    rows: props.map((prop) => toRow(kind, prop)),
  });

  const tables: TableView[] = [];
  if (api.kind === 'component') {
    tables.push(table('prop', api.props));
    tables.push({
      kind: 'slot',
      rows: api.slots.map((slot) => ({
        id: createRowId(api.name, 'slot', slot.name),
        name: slot.name,
        descriptionHtml: markdown(slot.description),
        ...deprecation(slot.deprecated),
        ...(slot.className === undefined ? {} : { code: `.${slot.className}` }),
        ...(slot.default === undefined ? {} : { default: slot.default }),
      })),
    });
    tables.push({
      kind: 'classes',
      rows: api.classes.map((entry) => ({
        id: createRowId(api.name, 'classes', entry.name),
        name: entry.name,
        code: `.${entry.className}`,
        isState: entry.isState,
        descriptionHtml: markdown(entry.description),
        ...deprecation(entry.deprecated),
      })),
    });
  } else if (api.kind === 'hook') {
    tables.push(table('parameter', api.parameters), table('return', api.returns));
  } else {
    tables.push(table('member', api.members));
  }

  const declaration =
    api.kind === 'hook'
      ? `declare function ${api.signature};`
      : api.kind === 'interface'
        ? api.declaration
        : undefined;
  const source = createSource(api);
  const types = await Promise.all(
    [...used].sort().map(async (name) => ({
      id: typeId(name),
      name,
      html: await highlight(declared.get(name)?.declaration ?? '', 'tsx'),
    })),
  );
  return {
    pathname,
    name: api.name,
    kind: api.kind,
    descriptionHtml: markdown(api.description),
    ...deprecation(api.deprecated),
    package: api.package,
    version: api.version,
    ...(api.plan === undefined ? {} : { plan: api.plan }),
    importsHtml: await highlight(api.imports.join('\n// or\n'), 'tsx'),
    ...(declaration === undefined ? {} : { declarationHtml: await highlight(declaration, 'tsx') }),
    demos: site.findDemos({ pathname, api }).map(({ text, href }) => ({ text, href: link(href) })),
    tables: tables.filter(({ rows }) => rows.length > 0),
    ...(source === undefined ? {} : { source }),
    types,
    ...(api.kind === 'component' ? componentFields(api, origin) : {}),
    ...(history === undefined ? {} : historyFields(history, api.name)),
  };
}

function historyFields(history: PackageHistory, name: string): Pick<ApiView, 'since' | 'changes'> {
  const since = findSince(history, name);
  return { ...(since === undefined ? {} : { since }), changes: listChanges(history, name) };
}

function componentFields(
  api: Extract<Api, { kind: 'component' }>,
  origin: (name: string) => { name: string; href?: string },
): Partial<ApiView> {
  return {
    acceptsProps: api.acceptsProps,
    hasSystemProps: api.hasSystemProps,
    ...(api.themeName === undefined ? {} : { themeName: api.themeName }),
    ...(api.inherits === undefined ? {} : { inherits: origin(api.inherits) }),
    ...(api.element === undefined ? {} : { element: api.element }),
    ...(api.refTarget === undefined ? {} : { refTarget: api.refTarget }),
  };
}

/** Returns the index page of a family, with links to all its pages. */
export function createIndexView(pathname: string, site: SiteIndex, baseUrl: string): ApiView {
  const family = findApiFamily(pathname);
  const pages = [...site.pages.values()].filter(
    (page) => findApiFamily(page.pathname) === family && page.pathname.startsWith(`${pathname}/`),
  );
  const groups = (['component', 'hook', 'interface'] as const).map((kind) => ({
    kind,
    links: pages
      .filter(({ api }) => api.kind === kind)
      .map((page) => ({ text: page.api.name, href: baseUrl.replace(/\/$/u, '') + page.pathname })),
  }));
  return {
    pathname,
    name: family?.productName ?? '',
    kind: 'index',
    descriptionHtml: '',
    demos: [],
    tables: [],
    types: [],
    groups: groups.filter(({ links }) => links.length > 0),
  };
}
