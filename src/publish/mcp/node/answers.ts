import { formatApiMarkdown } from '../../../reference/api-docs/model/formatApiMarkdown';
import type { Api, PropApi } from '../../../reference/api-docs/model/types';
import type { ApiDataEntry } from '../../machine-readers/model/apiDataIndex';
import { answerQuery } from '../../../reader/search/model/answerQuery';
import { parsePath } from '../../../foundation/site/model/paths';
import type { OpenSite } from './builtSite';

const MAX_RESULTS = 20;
const MAX_NAMES = 12;

function fold(name: string): string {
  return name.replace(/^use|[^a-z0-9]/gi, '').toLowerCase();
}

/** Returns a sentence with names similar to the wanted one, or with examples if there are none. */
function suggest(names: readonly string[], wanted: string): string {
  const key = fold(wanted);
  const near = names.filter((name) => fold(name).includes(key) || key.includes(fold(name)));
  const listed = (near.length === 0 ? names : near).slice(0, MAX_NAMES).join(', ');
  return near.length === 0 ? `There are, for example: ${listed}.` : `Did you mean: ${listed}?`;
}

function readEntry(site: OpenSite, { data }: ApiDataEntry): Api {
  return JSON.parse(site.readText(data.slice(1)) ?? '{}') as Api;
}

/** Returns the entries with a name, which may exist in several packages. */
function findEntries(site: OpenSite, name: string, from?: string): readonly ApiDataEntry[] {
  return site.entries.filter(
    (entry) =>
      entry.name.toLowerCase() === name.toLowerCase() &&
      (from === undefined || entry.package === from),
  );
}

function describeUnknown(site: OpenSite, name: string): string {
  const names = [...new Set(site.entries.map((entry) => entry.name))];
  return `There is no component, hook, or type named "${name}". ${suggest(names, name)}`;
}

/** Returns the full API of a component, hook, or type as Markdown. */
export function answerComponent(site: OpenSite, name: string, from?: string): string {
  const found = findEntries(site, name, from);
  if (found.length === 0) return describeUnknown(site, name);
  return found
    .map((entry) => {
      const head = `# ${entry.name}\n\n${entry.package} ${entry.version} · ${entry.page}`;
      return `${head}\n\n${formatApiMarkdown(readEntry(site, entry))}`;
    })
    .join('\n\n---\n\n');
}

function listRows(api: Api): readonly PropApi[] {
  if (api.kind === 'component') return api.props;
  return api.kind === 'hook' ? [...api.parameters, ...api.returns] : api.members;
}

function describeRow(entry: ApiDataEntry, row: PropApi): string {
  const lines = [
    `${entry.name}.${row.name} (${entry.package} ${entry.version})`,
    `type: ${row.type}`,
    row.required ? 'required' : `default: ${row.default ?? 'none'}`,
    ...(row.deprecated === undefined ? [] : [`deprecated: ${row.deprecated}`]),
    ...(row.plan === undefined ? [] : [`plan: ${row.plan}`]),
  ];
  return `${lines.join('\n')}\n\n${row.description}\n\n${entry.page}`;
}

/** Returns the description of a prop, parameter, or member. */
export function answerProp(site: OpenSite, name: string, prop: string, from?: string): string {
  const found = findEntries(site, name, from);
  if (found.length === 0) return describeUnknown(site, name);
  const rows = found.flatMap((entry) =>
    listRows(readEntry(site, entry))
      .filter((row) => row.name.toLowerCase() === prop.toLowerCase())
      .map((row) => describeRow(entry, row)),
  );
  if (rows.length > 0) return rows.join('\n\n---\n\n');
  const names = found.flatMap((entry) => listRows(readEntry(site, entry)).map((row) => row.name));
  return `${name} has no "${prop}". ${suggest([...new Set(names)], prop)}`;
}

/** Returns the results of the site's own search. */
export function answerSearch(site: OpenSite, query: string): string {
  const { groups, suggestions } = answerQuery(site.getSearchIndex(), {
    text: query,
    currentProduct: 'null',
  });
  const lines = groups
    .flatMap(({ results }) => results)
    .slice(0, MAX_RESULTS)
    .map(({ record: { kind, title, context, url, text } }) =>
      [`- ${title}`, context ?? '', `(${kind})`, url, text ?? '']
        .filter((x) => x !== '')
        .join(' · '),
    );
  if (lines.length > 0) return lines.join('\n');
  return ['No results.', ...suggestions.map((text) => `- try "${text}"`)].join('\n');
}

/** Returns a page as Markdown, by its URL or path. */
export function answerPageQuery(site: OpenSite, address: string): string {
  const pathname = /^https?:/.test(address) ? new URL(address).pathname : address;
  const { canonicalPath } = parsePath(pathname.replace(/[?#].*$/, '').replace(/\.md$/, ''));
  const text = site.readText(`${canonicalPath.slice(1)}.md`);
  return text ?? `There is no page at ${canonicalPath}. Search for it, or see /llms.txt.`;
}
