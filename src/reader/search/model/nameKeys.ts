import { tokenizeQuery } from './tokenize';
import type { SearchRecord } from './types';

/** Between the names of a record; names may contain spaces. */
export const NAME_SEPARATOR = '\n';

/** What a query is compared with to see whether it names a record exactly. */
export interface NameKeys {
  readonly title: string;
  /** Context and title: `dialogfullscreen`. */
  readonly path: string;
  readonly names: ReadonlySet<string>;
}

/** A name without its word limits: `Text Field`, `text-field` and `TextField` are the same. */
export function joinName(text: string): string {
  return tokenizeQuery(text).join('');
}

/** The names of a record, joined. */
export function createNameKeys({ title, context, names }: SearchRecord): NameKeys {
  const joined = joinName(title);
  return {
    title: joined,
    path: context === undefined ? joined : `${joinName(context)}${joined}`,
    names: new Set(names === undefined ? [] : names.split(NAME_SEPARATOR).map(joinName)),
  };
}

/** A joined English name in the singular, as far as its ending tells: `chips`, `boxes`, `entries`. */
export function toSingular(name: string): string {
  if (name.length < 4 || /(?:ss|us|is)$/u.test(name)) return name;
  return name.replace(/ies$/u, 'y').replace(/(?<=x|ch|sh|ss)es$|s$/u, '');
}
