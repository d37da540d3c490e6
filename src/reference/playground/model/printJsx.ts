import { propsOf } from './knobValues';
import type { JsxTemplate, KnobValues, PlaygroundSpec, PropValue } from './types';

/** Longest line of the code, in characters. */
const LINE_WIDTH = 60;

/** A piece of JSX with its color, by the names of `TOKEN_ELEMENTS`. */
export interface CodeToken {
  readonly text: string;
  readonly color?: 'constant' | 'function' | 'keyword' | 'string';
}

function printValue(value: PropValue): CodeToken[] {
  if (typeof value !== 'string') {
    return [{ text: '{' }, { text: String(value), color: 'constant' }, { text: '}' }];
  }
  // JSX has no escapes in attributes.
  if (!/["&\\\n]/u.test(value)) return [{ text: `"${value}"`, color: 'string' }];
  return [{ text: '{' }, { text: JSON.stringify(value), color: 'string' }, { text: '}' }];
}

function printProp(name: string, value: PropValue): CodeToken[] {
  const attribute: CodeToken = { text: name, color: 'function' };
  if (value === true) return [attribute];
  return [attribute, { text: '=', color: 'keyword' }, ...printValue(value)];
}

/** Text between tags; what JSX would read as code becomes a string. */
function printChildren(text: string): CodeToken[] {
  if (!/[<>{}&]|^\s|\s$/u.test(text)) return [{ text }];
  return [{ text: '{' }, { text: JSON.stringify(text), color: 'string' }, { text: '}' }];
}

function lengthOf(tokens: readonly CodeToken[]): number {
  return tokens.reduce((sum, { text }) => sum + text.length, 0);
}

/** Knobs in their order on the page, then what is fixed; `children` is no attribute. */
function listProps(spec: PlaygroundSpec, values: KnobValues): [string, PropValue][] {
  const names = [...spec.knobs.map(({ name }) => name), ...Object.keys(spec.fixed)];
  const all = propsOf(spec, values);
  return names.flatMap((name): [string, PropValue][] => {
    const value = all[name];
    return name === 'children' || value === undefined ? [] : [[name, value]];
  });
}

/**
 * The attributes of the element, with the space before them: on its line, or one a line when
 * that would be too long. `isBroken` says which.
 */
export function printProps(
  spec: PlaygroundSpec,
  values: KnobValues,
  { indent, isBroken: isInLines = false }: Pick<JsxTemplate, 'indent' | 'isBroken'>,
): { readonly tokens: readonly CodeToken[]; readonly isBroken: boolean } {
  const props = listProps(spec, values).map(([name, value]) => printProp(name, value));
  const width = props.reduce((sum, tokens) => sum + 1 + lengthOf(tokens), 0);
  const isBroken = isInLines || indent + spec.of.length + width > LINE_WIDTH;
  const space = isBroken ? `\n${' '.repeat(indent + 2)}` : ' ';
  const tokens = props.flatMap((prop): CodeToken[] => [{ text: space }, ...prop]);
  const end: CodeToken[] = isBroken && !isInLines ? [{ text: `\n${' '.repeat(indent)}` }] : [];
  return { tokens: [...tokens, ...end], isBroken };
}

/** The element with its props as a reader would write it. */
export function printJsx(spec: PlaygroundSpec, values: KnobValues): readonly CodeToken[] {
  const tag: CodeToken = { text: spec.of, color: 'constant' };
  const { tokens, isBroken } = printProps(spec, values, { indent: 0 });
  const children = String(propsOf(spec, values)['children'] ?? '');
  const open = [{ text: '<' }, tag, ...tokens];
  if (children === '') return [...open, { text: isBroken ? '/>' : ' />' }];
  const text = printChildren(children);
  const close = [{ text: '</' }, tag, { text: '>' }];
  const isLong = isBroken || lengthOf([...open, ...text, ...close]) + 1 > LINE_WIDTH;
  return isLong
    ? [...open, { text: '>\n  ' }, ...text, { text: '\n' }, ...close]
    : [...open, { text: '>' }, ...text, ...close];
}

export function plainText(tokens: readonly CodeToken[]): string {
  return tokens.map(({ text }) => text).join('');
}
