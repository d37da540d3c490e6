import { propsOf } from './knobValues';
import type { JsxTemplate, KnobValues, PlaygroundSpec, PropValue } from './types';

/** The maximum length of a line, in characters. */
const LINE_WIDTH = 60;

/** A token of JSX. Its color is a key of `TOKEN_ELEMENTS`. */
export interface CodeToken {
  readonly text: string;
  readonly color?: 'constant' | 'function' | 'keyword' | 'string';
}

function printValue(value: PropValue): CodeToken[] {
  if (typeof value !== 'string') {
    return [{ text: '{' }, { text: String(value), color: 'constant' }, { text: '}' }];
  }
  // JSX attribute strings don't support escape sequences.
  if (!/["&\\\n]/u.test(value)) return [{ text: `"${value}"`, color: 'string' }];
  return [{ text: '{' }, { text: JSON.stringify(value), color: 'string' }, { text: '}' }];
}

function printProp(name: string, value: PropValue): CodeToken[] {
  const attribute: CodeToken = { text: name, color: 'function' };
  if (value === true) return [attribute];
  return [attribute, { text: '=', color: 'keyword' }, ...printValue(value)];
}

/** Prints text between tags, as a string expression if JSX would parse it differently. */
function printChildren(text: string): CodeToken[] {
  if (!/[<>{}&]|^\s|\s$/u.test(text)) return [{ text }];
  return [{ text: '{' }, { text: JSON.stringify(text), color: 'string' }, { text: '}' }];
}

function lengthOf(tokens: readonly CodeToken[]): number {
  return tokens.reduce((sum, { text }) => sum + text.length, 0);
}

/**
 * Returns the attributes to print: knobs in the order of the page, then fixed props, without
 * `children`.
 */
function listProps(spec: PlaygroundSpec, values: KnobValues): [string, PropValue][] {
  const names = [...spec.knobs.map(({ name }) => name), ...Object.keys(spec.fixed)];
  const all = propsOf(spec, values);
  return names.flatMap((name): [string, PropValue][] => {
    const value = all[name];
    return name === 'children' || value === undefined ? [] : [[name, value]];
  });
}

/**
 * Prints the attributes of the element with the whitespace before them: on one line, or one per
 * line if that would be too long.
 */
export function printProps(
  spec: PlaygroundSpec,
  values: KnobValues,
  { indent, isMultiline: isTemplateMultiline = false }: Pick<JsxTemplate, 'indent' | 'isMultiline'>,
): { readonly tokens: readonly CodeToken[]; readonly isMultiline: boolean } {
  const props = listProps(spec, values).map(([name, value]) => printProp(name, value));
  const width = props.reduce((sum, tokens) => sum + 1 + lengthOf(tokens), 0);
  const isMultiline = isTemplateMultiline || indent + spec.of.length + width > LINE_WIDTH;
  const space = isMultiline ? `\n${' '.repeat(indent + 2)}` : ' ';
  const tokens = props.flatMap((prop): CodeToken[] => [{ text: space }, ...prop]);
  const end: CodeToken[] =
    isMultiline && !isTemplateMultiline ? [{ text: `\n${' '.repeat(indent)}` }] : [];
  return { tokens: [...tokens, ...end], isMultiline };
}

/** Prints the element with its props. */
export function printJsx(spec: PlaygroundSpec, values: KnobValues): readonly CodeToken[] {
  const tag: CodeToken = { text: spec.of, color: 'constant' };
  const { tokens, isMultiline } = printProps(spec, values, { indent: 0 });
  const children = String(propsOf(spec, values)['children'] ?? '');
  const open = [{ text: '<' }, tag, ...tokens];
  if (children === '') return [...open, { text: isMultiline ? '/>' : ' />' }];
  const text = printChildren(children);
  const close = [{ text: '</' }, tag, { text: '>' }];
  const isLong = isMultiline || lengthOf([...open, ...text, ...close]) + 1 > LINE_WIDTH;
  return isLong
    ? [...open, { text: '>\n  ' }, ...text, { text: '\n' }, ...close]
    : [...open, { text: '>' }, ...text, ...close];
}

export function plainText(tokens: readonly CodeToken[]): string {
  return tokens.map(({ text }) => text).join('');
}
