import type { ComponentApi } from '../../api-docs/model/types';
import { getSimilarity } from '../../../shell/navigation/model/getSimilarity';
import { createKnob, createListedKnob, parseLiteral, parseValue } from './createKnob';
import type { JsxTemplate, Knob, PlaygroundSpec, PropValue } from './types';

/** What a page's line says, before it is checked. */
export interface PlaygroundLine {
  readonly attributes: Readonly<Record<string, string | true>>;
  /** Composition beside the page, if the line names one that can be read. */
  readonly template?: JsxTemplate;
}

/** Attributes of the line that are no props. */
const OWN_ATTRIBUTES = ['of', 'props', 'src'];

/** Nearest words before the others of a list that is too long to read. */
function listNearest(wanted: string, names: readonly string[], count: number): string {
  const near = [...names].sort((a, b) => getSimilarity(wanted, b) - getSimilarity(wanted, a));
  return near.slice(0, count).join(', ') + (names.length > count ? ', …' : '');
}

export type SpecResult =
  | { readonly spec: PlaygroundSpec; readonly problems: readonly [] }
  | { readonly spec?: undefined; readonly problems: readonly string[] };

/** Attributes that every element takes: no table of the reference lists them. */
const isAttributeOfElements = (name: string): boolean => /^(?:aria|data)-/u.test(name);

/**
 * A playground from its line and the component's reference. The problems say what is wrong and
 * what exists.
 *
 * @param components those that the page's product has
 */
export function createSpec(
  { attributes, template }: PlaygroundLine,
  components: ReadonlyMap<string, ComponentApi>,
): SpecResult {
  const { of } = attributes;
  if (typeof of !== 'string') {
    return {
      problems: ['<Playground> has no "of". Name a component: <Playground of="Button" …/>.'],
    };
  }
  const api = components.get(of);
  if (api === undefined) {
    return {
      problems: [
        `There is no component "${of}" in the reference of this product. Nearest: ${listNearest(of, [...components.keys()], 5)}.`,
      ],
    };
  }
  const problems: string[] = [];
  const find = (name: string): ComponentApi['props'][number] | undefined => {
    const prop = api.props.find((candidate) => candidate.name === name);
    if (prop === undefined) {
      const names = api.props.map((candidate) => candidate.name);
      problems.push(`${of} has no prop "${name}". Nearest: ${listNearest(name, names, 8)}.`);
    } else if (prop.deprecated !== undefined) {
      problems.push(`The prop "${name}" of ${of} is deprecated; a playground shows current ones.`);
    }
    return prop;
  };
  const wanted = String(attributes['props'] ?? '')
    .split(/\s+/u)
    .filter((name) => name !== '');
  if (wanted.length === 0)
    problems.push('<Playground> has no "props". Name those to play with: props="variant color".');
  const knobs = wanted.flatMap((item): Knob[] => {
    const [name = '', listed] = item.split(':');
    const prop = find(name);
    if (prop === undefined) return [];
    const knob = listed === undefined ? createKnob(prop) : createListedKnob(prop, listed);
    if (typeof knob === 'object') return [knob];
    problems.push(
      knob === undefined
        ? `The prop "${name}" of ${of} has the type ${prop.type}, which no control can set. Leave it out of "props", or list values: ${name}:one,two.`
        : `The prop "${name}" of ${of} has no value ${knob}: its type is ${prop.type}.`,
    );
    return [];
  });
  const initial: Record<string, PropValue> = {};
  const fixed: Record<string, PropValue> = {};
  for (const [name, given] of Object.entries(attributes)) {
    if (OWN_ATTRIBUTES.includes(name) || name === 'children') continue;
    const knob = knobs.find((candidate) => candidate.name === name);
    if (knob === undefined) {
      const isKnown = isAttributeOfElements(name) || find(name) !== undefined;
      if (isKnown) fixed[name] = given === true ? true : (parseLiteral(given) ?? given);
      continue;
    }
    const value = parseValue(knob, String(given));
    if (value === undefined) {
      const options = knob.kind === 'choice' ? knob.options.map(String).join(', ') : knob.type;
      problems.push(`"${String(given)}" is no value of the prop "${name}" of ${of}: ${options}.`);
    } else if (value !== knob.default) {
      initial[name] = value;
    }
  }
  const children = attributes['children'];
  const hasKnob = knobs.some(({ name }) => name === 'children');
  if (typeof children === 'string' && template !== undefined) {
    problems.push('A composition ("src") has its own children: leave "children" out.');
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
