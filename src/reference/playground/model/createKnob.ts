import type { PropApi } from '../../api-docs/model/types';
import type { Knob, PropValue } from './types';

const LITERAL = /^'([^']*)'$/u;
const TEXT_TYPES = new Set(['string', 'ReactNode', 'React.ReactNode']);

/** Returns the members of a union, without `null` and `undefined`. */
function membersOf(type: string): string[] {
  return type
    .split(' | ')
    .map((member) => member.trim())
    .filter((member) => member !== 'null' && member !== 'undefined');
}

/** Returns the value of a TypeScript literal, or `undefined` for any other expression. */
export function parseLiteral(text: string | undefined): PropValue | undefined {
  if (text === undefined) return undefined;
  const plain = text.replace(/^`([^`]*)`$/u, '$1');
  const quoted = LITERAL.exec(plain)?.[1];
  if (quoted !== undefined) return quoted;
  if (plain === 'true' || plain === 'false') return plain === 'true';
  return /^-?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : undefined;
}

/**
 * Creates the knob for a prop from its type, or returns `undefined` if no control can set such a
 * value.
 */
export function createKnob({ name, type, default: written }: PropApi): Knob | undefined {
  const members = membersOf(type);
  const value = parseLiteral(written);
  const base = { name, type, ...(value === undefined ? {} : { default: value }) };
  const literals = members.flatMap((member) => {
    const literal = parseLiteral(member);
    return literal === undefined ? [] : [literal];
  });
  if (literals.some((literal) => typeof literal === 'string')) {
    const options = members.includes('boolean') ? [...literals, true, false] : literals;
    return { ...base, kind: 'choice', options: [...new Set(options)] };
  }
  if (members.includes('boolean') || literals.length === 2) return { ...base, kind: 'switch' };
  if (members.some((member) => /^(?:number|ResponsiveStyleValue<number)/u.test(member)))
    return { ...base, kind: 'number' };
  return members.some((member) => TEXT_TYPES.has(member)) ? { ...base, kind: 'text' } : undefined;
}

/**
 * Creates the knob for a prop whose options the page lists (`placement:top,left`), because there
 * should be fewer than the type has, or because the API reference doesn't expand the type.
 *
 * @returns the knob, or the listed options that the type doesn't have
 */
export function createListedKnob(prop: PropApi, listed: string): Knob | string {
  const knob = createKnob(prop);
  const options = listed.split(',').map((text) => parseLiteral(text) ?? text);
  if (knob?.kind === 'choice') {
    const wrong = options.filter((option) => !knob.options.includes(option));
    if (wrong.length > 0) return wrong.join(', ');
    return { ...knob, options };
  }
  const value = parseLiteral(prop.default);
  const base = {
    name: prop.name,
    type: prop.type,
    ...(value === undefined ? {} : { default: value }),
  };
  return { ...base, kind: 'choice', options };
}

/** Parses a string as a value of the knob. Returns `undefined` if the knob doesn't accept it. */
export function parseValue(knob: Knob, text: string): PropValue | undefined {
  switch (knob.kind) {
    case 'choice':
      return knob.options.find((option) => String(option) === text);
    case 'switch':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
    case 'text':
      return text;
  }
}
