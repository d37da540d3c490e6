import { tokenizeQuery } from './tokenize';
import type { SearchRecord } from './types';

/** Separates the names of a record. It isn't a space, because names may contain spaces. */
export const NAME_SEPARATOR = '\n';

/** The joined names of a record, for exact comparisons with a query. */
export interface NameKeys {
  readonly title: string;
  /** Context and title, such as `dialogfullscreen`. */
  readonly path: string;
  readonly names: ReadonlySet<string>;
}

/** Returns a name without word boundaries, so that `Text Field`, `text-field`, and `TextField` are equal. */
export function joinName(text: string): string {
  return tokenizeQuery(text).join('');
}

/** Returns the joined names of a record. */
export function createNameKeys({ title, context, names }: SearchRecord): NameKeys {
  const joined = joinName(title);
  return {
    title: joined,
    path: context === undefined ? joined : `${joinName(context)}${joined}`,
    names: new Set(names === undefined ? [] : names.split(NAME_SEPARATOR).map(joinName)),
  };
}

/** Returns the singular of a joined English name, guessed from its ending, such as `chips`, `boxes`, or `entries`. */
export function toSingular(name: string): string {
  if (name.length < 4 || /(?:ss|us|is)$/u.test(name)) return name;
  return name.replace(/ies$/u, 'y').replace(/(?<=x|ch|sh|ss)es$|s$/u, '');
}
