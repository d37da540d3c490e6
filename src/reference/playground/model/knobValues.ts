import { parseValue } from './createKnob';
import type { Knob, KnobValues, PlaygroundSpec, PropValue } from './types';

/**
 * The maximum length of a text value from the URL, so that a link can't fill the page with text.
 */
const MAX_TEXT_LENGTH = 200;

/** Returns the value that a knob shows before it's changed. */
export function getInitialValue({ initial }: PlaygroundSpec, knob: Knob): PropValue | undefined {
  return initial[knob.name] ?? knob.default;
}

/** Returns the values that a playground starts with. */
export function getInitialValues(spec: PlaygroundSpec): KnobValues {
  return spec.initial;
}

/**
 * Returns the values after a change. A prop with its default value is left out, as in the printed
 * code.
 */
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

/**
 * Returns a knob's URL parameter, such as `Button.size`, since a page can have several playgrounds.
 */
function parameter(spec: PlaygroundSpec, knob: Knob): string {
  return `${spec.of}.${knob.name}`;
}

/** Reads the values in a URL's query string. Invalid values and unknown props are ignored. */
export function readSearch(spec: PlaygroundSpec, search: string): KnobValues {
  const parameters = new URLSearchParams(search);
  return spec.knobs.reduce((values, knob) => {
    const text = parameters.get(parameter(spec, knob));
    if (text === null) return values;
    if (text === '') return changeValue(values, knob, undefined);
    const value = parseValue(knob, text.slice(0, MAX_TEXT_LENGTH));
    return value === undefined ? values : changeValue(values, knob, value);
  }, getInitialValues(spec));
}

/**
 * Returns a query string with the values in it; other parameters are kept. The same values always
 * result in the same query string, regardless of the order in which they were set.
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

/** Returns the props to render the component with. */
export function propsOf(spec: PlaygroundSpec, values: KnobValues): KnobValues {
  const { children } = spec;
  return { ...spec.fixed, ...(children === undefined ? {} : { children }), ...values };
}
