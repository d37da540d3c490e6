import { formatApiMarkdown } from '../../../reference/api-docs/model/formatApiMarkdown';
import type { Api, PropApi } from '../../../reference/api-docs/model/types';
import type { ApiDataEntry } from '../../machine-readers/model/apiDataIndex';
import { answerQuestion } from '../../../reader/search/model/answerQuestion';
import { parsePath } from '../../../foundation/site/model/paths';
import type { OpenSite } from './builtSite';

const MAX_RESULTS = 20;
const MAX_NAMES = 12;

function fold(name: string): string {
  return name.replace(/^use|[^a-z0-9]/gi, '').toLowerCase();
}

/** Names that a person may have meant, the nearest first. */
function suggest(names: readonly string[], wanted: string): string {
  const key = fold(wanted);
  const near = names.filter((name) => fold(name).includes(key) || key.includes(fold(name)));
  const listed = (near.length === 0 ? names : near).slice(0, MAX_NAMES).join(', ');
  return near.length === 0 ? `There are, for example: ${listed}.` : `Did you mean: ${listed}?`;
}

function readEntry(site: OpenSite, { data }: ApiDataEntry): Api {
  return JSON.parse(site.readText(data.slice(1)) ?? '{}') as Api;
}

/** The entries of a name; several packages may have it. */
function findEntries(site: OpenSite, name: string, from?: string): readonly ApiDataEntry[] {
  return site.entries.filter(
    (entry) =>
      entry.name.toLowerCase() === name.toLowerCase() &&
      (from === undefined || entry.package === from),
  );
}

function describeUnknown(site: OpenSite, name: string): string {
  const names = [...new Set(site.entries.map((entry) => entry.name))];
  return `No component, hook or type is called "${name}". ${suggest(names, name)}`;
}

/** Everything about a component, hook or type, as Markdown. */
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
  const facts = [
    `${entry.name}.${row.name} (${entry.package} ${entry.version})`,
    `type: ${row.type}`,
    row.required ? 'required' : `default: ${row.default ?? 'none'}`,
    ...(row.deprecated === undefined ? [] : [`deprecated: ${row.deprecated}`]),
    ...(row.plan === undefined ? [] : [`plan: ${row.plan}`]),
  ];
  return `${facts.join('\n')}\n\n${row.description}\n\n${entry.page}`;
}

/** One prop, parameter or member. */
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

/** What the site's own search finds. */
export function answerSearch(site: OpenSite, query: string): string {
  const { groups, suggestions } = answerQuestion(site.getSearchIndex(), {
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
  return ['Nothing was found.', ...suggestions.map((text) => `- try "${text}"`)].join('\n');
}

/** A page as Markdown, by its address. */
export function answerPageQuery(site: OpenSite, address: string): string {
  const pathname = /^https?:/.test(address) ? new URL(address).pathname : address;
  const { canonicalPath } = parsePath(pathname.replace(/[?#].*$/, '').replace(/\.md$/, ''));
  const text = site.readText(`${canonicalPath.slice(1)}.md`);
  return text ?? `There is no page at ${canonicalPath}. Search for it, or see /llms.txt.`;
}
