import { LAYER, RULESET, compile, serialize, stringify } from 'stylis';
import type { Element } from 'stylis';

const PSEUDO_ELEMENT = /(?:::[\w-]+(?:\([^)]*\))?|:(?:after|before|first-line|first-letter)\b)+$/;

/** A selector that wins against nothing: what an element in a layer is to one without. */
function weightless(selector: string): string {
  const pseudo = PSEUDO_ELEMENT.exec(selector)?.[0] ?? '';
  const base = selector.slice(0, selector.length - pseudo.length);
  return `:where(${/[\s>+~]$/.test(base) ? `${base}*` : base})${pseudo}`;
}

function lower(elements: Element[]): Element[] {
  for (const element of elements) {
    if (element.type === RULESET && Array.isArray(element.props))
      element.props = element.props.map(weightless);
    else if (Array.isArray(element.children)) lower(element.children);
  }
  return elements;
}

function initialOf(property: Element): string {
  const declarations = Array.isArray(property.children) ? property.children : [];
  const valueOf = (name: string): string | undefined => {
    const found = declarations.find(({ props }) => props === name);
    return typeof found?.children === 'string' ? found.children : undefined;
  };
  const name = property.value.replace(/^@property\s*/, '');
  if (valueOf('inherits') !== 'false')
    throw new Error(`Tailwind registers ${name} as inherited, which a plain rule cannot do.`);
  return `${name}:${valueOf('initial-value') ?? 'initial'}`;
}

/**
 * Tailwind's stylesheet without its layers and registered properties: rules of a layer get selectors
 * without weight, and the properties' first values are set on all elements of the scope.
 *
 * Why: a browser works out the style and the place of every element of the page anew when a stylesheet
 * with either comes or goes, as a demo's does when its reader has another styling (decision 17).
 *
 * @param css as esbuild writes it: nothing nested
 * @param scope the selector that holds everything
 */
export function withoutLayers(css: string, scope: string): string {
  const initials: string[] = [];
  const elements = compile(css).flatMap((element): Element[] => {
    if (element.type === '@property') {
      initials.push(initialOf(element));
      return [];
    }
    if (element.type !== LAYER) return [element];
    // Tailwind's own stand-in for registered properties, for all elements of a page.
    const isStandIn = element.value.endsWith(' properties');
    return isStandIn || !Array.isArray(element.children) ? [] : lower(element.children);
  });
  const places = ['*', ':before', ':after', '::backdrop'].map((place) => `${scope} ${place}`);
  const first = initials.length === 0 ? '' : `${places.join(',')}{${initials.join(';')}}`;
  return first + serialize(elements, stringify);
}
