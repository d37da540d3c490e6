import type { ComponentApi } from '../../api-docs/model/types';
import { getSimilarity } from '../../../shell/navigation/model/getSimilarity';
import { createKnob, createListedKnob, parseLiteral, parseValue } from './createKnob';
import type { JsxTemplate, Knob, PlaygroundSpec, PropValue } from './types';

/** A `<Playground>` element of a page, before validation. */
export interface PlaygroundInput {
  readonly attributes: Readonly<Record<string, string | true>>;
  /** The JSX of the composition that `src` names, if any. */
  readonly template?: JsxTemplate;
}

/** Attributes of the element that aren't props of the component. */
const NON_PROP_ATTRIBUTES = ['of', 'props', 'src'];

/** Joins the names that are most similar to the wanted one, at most `count`. */
function listClosest(wanted: string, names: readonly string[], count: number): string {
  const closest = [...names].sort((a, b) => getSimilarity(wanted, b) - getSimilarity(wanted, a));
  return closest.slice(0, count).join(', ') + (names.length > count ? ', …' : '');
}

export type SpecResult =
  | { readonly spec: PlaygroundSpec; readonly problems: readonly [] }
  | { readonly spec?: undefined; readonly problems: readonly string[] };

/** Whether every element accepts an attribute. The API reference doesn't list these. */
const isGlobalAttribute = (name: string): boolean => /^(?:aria|data)-/u.test(name);

/**
 * Validates a playground against the API reference of its component.
 *
 * @param components the components of the page's product, by name
 * @returns the spec, or problems that say what's wrong and what exists
 */
export function createSpec(
  { attributes, template }: PlaygroundInput,
  components: ReadonlyMap<string, ComponentApi>,
): SpecResult {
  const { of } = attributes;
  if (typeof of !== 'string') {
    return {
      problems: [
        '<Playground> doesn\'t say which component to show. Add "of": <Playground of="Button" …/>.',
      ],
    };
  }
  const api = components.get(of);
  if (api === undefined) {
    return {
      problems: [
        `This product's API reference has no component "${of}". Closest: ${listClosest(of, [...components.keys()], 5)}.`,
      ],
    };
  }
  const problems: string[] = [];
  const find = (name: string): ComponentApi['props'][number] | undefined => {
    const prop = api.props.find((candidate) => candidate.name === name);
    if (prop === undefined) {
      const names = api.props.map((candidate) => candidate.name);
      problems.push(`${of} has no prop "${name}". Closest: ${listClosest(name, names, 8)}.`);
    } else if (prop.deprecated !== undefined) {
      problems.push(
        `The prop "${name}" of ${of} is deprecated, and playgrounds only show current props. Remove it.`,
      );
    }
    return prop;
  };
  const wanted = String(attributes['props'] ?? '')
    .split(/\s+/u)
    .filter((name) => name !== '');
  if (wanted.length === 0)
    problems.push(
      '<Playground> doesn\'t list any props to control. Add "props": props="variant color".',
    );
  const knobs = wanted.flatMap((item): Knob[] => {
    const [name = '', listed] = item.split(':');
    const prop = find(name);
    if (prop === undefined) return [];
    const knob = listed === undefined ? createKnob(prop) : createListedKnob(prop, listed);
    if (typeof knob === 'object') return [knob];
    problems.push(
      knob === undefined
        ? `The prop "${name}" of ${of} has the type ${prop.type}, which no control can set. Remove it from "props", or list its values: ${name}:one,two.`
        : `The prop "${name}" of ${of} doesn't accept ${knob}: its type is ${prop.type}.`,
    );
    return [];
  });
  const initial: Record<string, PropValue> = {};
  const fixed: Record<string, PropValue> = {};
  for (const [name, given] of Object.entries(attributes)) {
    if (NON_PROP_ATTRIBUTES.includes(name) || name === 'children') continue;
    const knob = knobs.find((candidate) => candidate.name === name);
    if (knob === undefined) {
      const isKnown = isGlobalAttribute(name) || find(name) !== undefined;
      if (isKnown) fixed[name] = given === true ? true : (parseLiteral(given) ?? given);
      continue;
    }
    const value = parseValue(knob, String(given));
    if (value === undefined) {
      const options = knob.kind === 'choice' ? knob.options.map(String).join(', ') : knob.type;
      problems.push(
        `The prop "${name}" of ${of} doesn't accept "${String(given)}". It accepts: ${options}.`,
      );
    } else if (value !== knob.default) {
      initial[name] = value;
    }
  }
  const children = attributes['children'];
  const hasKnob = knobs.some(({ name }) => name === 'children');
  if (typeof children === 'string' && template !== undefined) {
    problems.push(
      'A playground with "src" can\'t also have "children", because the file contains them. Remove "children".',
    );
  }
  if (typeof children === 'string' && hasKnob) initial['children'] = children;
  if (problems.length > 0) return { problems };
  return {
    problems: [],
    spec: {
      of,
      knobs,
      initial,
      fixed,
      ...(typeof children === 'string' && !hasKnob ? { children } : {}),
      ...(template === undefined ? {} : { template }),
    },
  };
}
