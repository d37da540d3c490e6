import type { PropApi } from '../../api-docs/model/types';
import type { Knob, PropValue } from './types';

const LITERAL = /^'([^']*)'$/u;
const TEXT_TYPES = new Set(['string', 'ReactNode', 'React.ReactNode']);

/** The members of a union on its top level; what can be left out anyway is no member. */
function membersOf(type: string): string[] {
  return type
    .split(' | ')
    .map((member) => member.trim())
    .filter((member) => member !== 'null' && member !== 'undefined');
}

/** A literal of TypeScript as a value; none for code. */
export function parseLiteral(text: string | undefined): PropValue | undefined {
  if (text === undefined) return undefined;
  const plain = text.replace(/^`([^`]*)`$/u, '$1');
  const quoted = LITERAL.exec(plain)?.[1];
  if (quoted !== undefined) return quoted;
  if (plain === 'true' || plain === 'false') return plain === 'true';
  return /^-?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : undefined;
}

/** The knob for a prop by its type; none when no control could set a value of it. */
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
 * The knob for a prop whose choices a writer lists (`placement:top,left`): fewer than the type
 * has, or those of a type that the reference does not write out. The text says which of them the
 * type does not have.
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

/** A text as a value of the knob; none when the knob has no such value. */
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
