import { createRowId, type TableKind } from '../../../reference/api-docs/model/anchors';
import { getProduct } from '../../../foundation/site/model/products';
import { cutExcerpt } from './createPageRecords';
import type { RowDetails, SearchKind, SearchRecord } from './types';

/** A row of an API table, as far as the search needs it. */
interface ApiRowSource {
  readonly name: string;
  readonly description: string;
  readonly type?: string;
  readonly default?: string;
  readonly required?: boolean;
  readonly deprecated?: string;
  readonly className?: string;
}

/** An API page, as far as the search needs it. Pages of `src/reference/api-docs` have this shape. */
export interface ApiRecordSource {
  readonly pathname: string;
  readonly api: {
    readonly kind: 'component' | 'hook' | 'interface';
    readonly name: string;
    readonly package: string;
    readonly description: string;
    readonly deprecated?: string;
    readonly props?: readonly ApiRowSource[];
    readonly slots?: readonly ApiRowSource[];
    readonly classes?: readonly ApiRowSource[];
    readonly parameters?: readonly ApiRowSource[];
    readonly returns?: readonly ApiRowSource[];
    readonly members?: readonly ApiRowSource[];
  };
}

/** Returns the first version that had a prop, or `undefined` if the package's history doesn't have it. */
export type FindSince = (
  api: { readonly name: string; readonly package: string },
  prop: string,
) => string | undefined;

/** Maximum length of a type in a result. The page shows the complete type. */
const MAX_TYPE_LENGTH = 120;

/** Converts Markdown to one line of plain text. */
const toText = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/[`*]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

const shorten = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`;

function getDetails(row: ApiRowSource, since: string | undefined): RowDetails {
  const { type, default: fallback, required = false, deprecated } = row;
  return {
    ...(type === undefined ? {} : { type: shorten(type, MAX_TYPE_LENGTH) }),
    ...(fallback === undefined ? {} : { default: shorten(fallback, MAX_TYPE_LENGTH) }),
    ...(since === undefined ? {} : { since }),
    ...(required ? { isRequired: true } : {}),
    ...(deprecated === undefined ? {} : { deprecated: cutExcerpt(toText(deprecated)) }),
  };
}

/** Returns the records of an API page: one for the page, and one for each row of its tables. */
export function createApiRecords(
  { pathname, api }: ApiRecordSource,
  findSince: FindSince = () => undefined,
): SearchRecord[] {
  const { productId: product } = getProduct(pathname);
  const context = api.name;
  const createRow = (kind: SearchKind, table: TableKind, row: ApiRowSource): SearchRecord => ({
    kind,
    title: kind === 'class' ? (row.className ?? row.name) : row.name,
    url: `${pathname}#${createRowId(api.name, table, row.name)}`,
    product,
    context,
    text: cutExcerpt(toText(row.description)),
    ...(kind === 'class' && row.className !== undefined ? { names: row.name } : {}),
    facts: getDetails(row, findSince(api, row.name)),
  });
  return [
    {
      kind: api.kind === 'hook' ? 'hook' : 'page',
      title: api.kind === 'hook' ? api.name : `${api.name} API`,
      url: pathname,
      product,
      names: api.name,
      text: cutExcerpt(toText(api.description)),
      ...(api.deprecated === undefined ? {} : { facts: { deprecated: toText(api.deprecated) } }),
    },
    ...(api.props ?? []).map((row) => createRow('prop', 'prop', row)),
    ...(api.members ?? []).map((row) => createRow('prop', 'member', row)),
    ...(api.parameters ?? []).map((row) => createRow('prop', 'parameter', row)),
    ...(api.returns ?? []).map((row) => createRow('prop', 'return', row)),
    ...(api.slots ?? []).map((row) => createRow('slot', 'slot', row)),
    ...(api.classes ?? []).map((row) => createRow('class', 'classes', row)),
  ];
}
