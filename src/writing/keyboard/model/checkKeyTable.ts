import { parseElementRef } from './elementRef';

/** A problem in a key file. */
export interface KeyProblem {
  /** The path of the value, such as `rows.2.expect.focus`. */
  readonly path: string;
  /** The predicate of a sentence whose subject is the path, such as `must be an object`. */
  readonly what: string;
}

type Kind = 'text' | 'string' | 'keys' | 'ref' | 'attributes' | 'boolean' | 'rows' | 'expect';

const TABLE: Readonly<Record<string, Kind>> = { start: 'ref', rows: 'rows' };
const ROW: Readonly<Record<string, Kind>> = {
  keys: 'keys',
  label: 'text',
  does: 'text',
  start: 'ref',
  after: 'keys',
  expect: 'expect',
};
const EXPECT: Readonly<Record<string, Kind>> = {
  focus: 'ref',
  active: 'ref',
  shows: 'ref',
  hides: 'ref',
  of: 'ref',
  attributes: 'attributes',
  checked: 'boolean',
  text: 'text',
  value: 'string',
};
const REQUIRED: readonly (readonly [Readonly<Record<string, Kind>>, readonly string[]])[] = [
  [TABLE, ['start', 'rows']],
  [ROW, ['keys', 'does', 'expect']],
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isStringArray = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

function checkValue(kind: Kind, value: unknown, path: string): KeyProblem[] {
  const wrong = (what: string): KeyProblem[] => [{ path, what }];
  switch (kind) {
    case 'text':
      return typeof value === 'string' && value !== '' ? [] : wrong('must be a non-empty string');
    case 'string':
      return typeof value === 'string' ? [] : wrong('must be a string');
    case 'boolean':
      return typeof value === 'boolean' ? [] : wrong('must be true or false');
    case 'keys':
      return isStringArray(value) ? [] : wrong("must be an array of key names, such as: ['Enter']");
    case 'ref':
      return typeof value === 'string' && parseElementRef(value) !== undefined
        ? []
        : wrong('must be a role and, optionally, a name, such as: button "Save"');
    case 'attributes':
      return isRecord(value) && isStringArray(Object.values(value))
        ? []
        : wrong('must be an object that maps attributes to strings');
    case 'expect':
      if (isRecord(value) && Object.keys(value).length > 0) return checkFields(EXPECT, value, path);
      return wrong('must have at least one expectation, so that the row can be tested');
    case 'rows':
      if (!Array.isArray(value) || value.length === 0) return wrong('must be an array of rows');
      return value.flatMap((row, index) => checkFields(ROW, row, `${path}.${String(index)}`));
  }
}

function checkFields(
  fields: Readonly<Record<string, Kind>>,
  value: unknown,
  path: string,
): KeyProblem[] {
  if (!isRecord(value)) return [{ path, what: 'must be an object' }];
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const required = REQUIRED.find(([candidate]) => candidate === fields)?.[1] ?? [];
  return [
    ...required
      .filter((name) => value[name] === undefined)
      .map((name) => ({ path, what: `has no "${name}"` })),
    ...Object.entries(value).flatMap(([name, item]) => {
      const kind = fields[name];
      if (kind !== undefined) return checkValue(kind, item, at(name));
      const known = Object.keys(fields).join(', ');
      return [{ path: at(name), what: `is an unknown field (use one of: ${known})` }];
    }),
  ];
}

/** Returns every problem in the exported value of a key file. */
export function checkKeyTable(value: unknown): KeyProblem[] {
  return checkFields(TABLE, value, '');
}
