import { parseValue } from './createKnob';
import type { Knob, KnobValues, PlaygroundSpec, PropValue } from './types';

/** Longest text that an address may set: a link must not fill the page. */
const MAX_TEXT_LENGTH = 200;

/** What a knob shows while the reader has not changed it. */
export function startOf({ initial }: PlaygroundSpec, knob: Knob): PropValue | undefined {
  return initial[knob.name] ?? knob.default;
}

/** The values of a playground as the page shows it first. */
export function startValues(spec: PlaygroundSpec): KnobValues {
  return spec.initial;
}

/** Changed values. One that is the default is left out, as it is in the code of the page. */
export function changeValue(
  values: KnobValues,
  knob: Knob,
  value: PropValue | undefined,
): KnobValues {
  const others = Object.fromEntries(Object.entries(values).filter(([name]) => name !== knob.name));
  const isDefault =
    value === undefined ||
    value === knob.default ||
    (knob.default === undefined && (value === false || value === ''));
  return isDefault ? others : { ...others, [knob.name]: value };
}

/** `Button.size`: a page may have several playgrounds, and its address other parameters. */
function parameter(spec: PlaygroundSpec, knob: Knob): string {
  return `${spec.of}.${knob.name}`;
}

/** The values that an address asks for. What no knob has is ignored. */
export function readSearch(spec: PlaygroundSpec, search: string): KnobValues {
  const parameters = new URLSearchParams(search);
  return spec.knobs.reduce((values, knob) => {
    const text = parameters.get(parameter(spec, knob));
    if (text === null) return values;
    if (text === '') return changeValue(values, knob, undefined);
    const value = parseValue(knob, text.slice(0, MAX_TEXT_LENGTH));
    return value === undefined ? values : changeValue(values, knob, value);
  }, startValues(spec));
}

/**
 * An address's parameters with the values in it; other parameters stay as they are. Equal values make
 * an equal address, in whatever order they were set.
 */
export function writeSearch(spec: PlaygroundSpec, search: string, values: KnobValues): string {
  const parameters = new URLSearchParams(search);
  for (const knob of spec.knobs) {
    const key = parameter(spec, knob);
    const value = values[knob.name];
    parameters.delete(key);
    if (value !== spec.initial[knob.name])
      parameters.set(key, value === undefined ? '' : String(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** What the component gets. */
export function propsOf(spec: PlaygroundSpec, values: KnobValues): KnobValues {
  const { children } = spec;
  return { ...spec.fixed, ...(children === undefined ? {} : { children }), ...values };
}
