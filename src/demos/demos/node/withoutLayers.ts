import { LAYER, RULESET, compile, serialize, stringify } from 'stylis';
import type { Element } from 'stylis';

const PSEUDO_ELEMENT = /(?:::[\w-]+(?:\([^)]*\))?|:(?:after|before|first-line|first-letter)\b)+$/;

/** Returns a selector with zero specificity, which loses to any other rule as a rule in a layer does. */
function toZeroSpecificity(selector: string): string {
  const pseudo = PSEUDO_ELEMENT.exec(selector)?.[0] ?? '';
  const base = selector.slice(0, selector.length - pseudo.length);
  return `:where(${/[\s>+~]$/.test(base) ? `${base}*` : base})${pseudo}`;
}

function flattenLayer(elements: Element[]): Element[] {
  for (const element of elements) {
    if (element.type === RULESET && Array.isArray(element.props))
      element.props = element.props.map(toZeroSpecificity);
    else if (Array.isArray(element.children)) flattenLayer(element.children);
  }
  return elements;
}

function formatInitialValue(property: Element): string {
  const declarations = Array.isArray(property.children) ? property.children : [];
  const valueOf = (name: string): string | undefined => {
    const found = declarations.find(({ props }) => props === name);
    return typeof found?.children === 'string' ? found.children : undefined;
  };
  const name = property.value.replace(/^@property\s*/, '');
  if (valueOf('inherits') !== 'false')
    throw new Error(
      `Tailwind registers the property ${name} as inherited, which withoutLayers.ts can't replace with a plain rule. Handle it there.`,
    );
  return `${name}:${valueOf('initial-value') ?? 'initial'}`;
}

/**
 * Returns Tailwind's stylesheet without cascade layers and registered properties. Rules of a layer get
 * selectors with zero specificity, and the properties' initial values are set on all elements in the scope.
 *
 * Why: when a stylesheet with either is added or removed, as happens when somebody switches a demo's
 * styling, browsers recalculate the style and layout of every element on the page (decision 17).
 *
 * @param css as esbuild writes it, without nesting
 * @param scope the selector that every rule starts with
 */
export function withoutLayers(css: string, scope: string): string {
  const initials: string[] = [];
  const elements = compile(css).flatMap((element): Element[] => {
    if (element.type === '@property') {
      initials.push(formatInitialValue(element));
      return [];
    }
    if (element.type !== LAYER) return [element];
    // Tailwind's fallback for browsers without registered properties, which applies to the whole page.
    const isFallback = element.value.endsWith(' properties');
    return isFallback || !Array.isArray(element.children) ? [] : flattenLayer(element.children);
  });
  const selectors = ['*', ':before', ':after', '::backdrop'].map((end) => `${scope} ${end}`);
  const defaults = initials.length === 0 ? '' : `${selectors.join(',')}{${initials.join(';')}}`;
  return defaults + serialize(elements, stringify);
}
