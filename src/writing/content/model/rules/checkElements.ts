import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { findClosestMatch } from '../../../../shell/navigation/model/findClosestMatch';
import { ALLOWED_ELEMENTS, COMPONENT_NAMES } from '../../data/allowedElements';
import type { AttributeKind } from '../../data/allowedElements';
import { findFileFault, findLinkFault } from '../addresses';
import type { Fault } from '../addresses';
import { findHiddenCharacter } from './checkCharacters';

/** A component or HTML element on a page. */
export type PageElement = MdxJsxFlowElement | MdxJsxTextElement;

const LITERAL = /^(?:true|false|-?\d+(?:\.\d+)?)$/u;
/** Component props that aren't allowed: those that run code, contain markup, or change what's rendered. */
const CODE_PROP =
  /^(?:on[A-Z].*|dangerouslySetInnerHTML|component|as|is|ref|key|style|sx|slots?|slotProps|srcDoc|classes|components|componentsProps)$/u;
const ADDRESS_PROP = /^(?:action|data|formAction|href|poster|src|srcSet|to|xlinkHref)$/u;
const PROP = /^(?:aria-[a-z]+|data-[a-z-]+|[a-z][A-Za-z0-9]*)$/u;

const code = (name: string): Fault => ({
  what: `The value of "${name}" is code, which would run during the build.`,
  fix: 'Write a string in quotes, or a number, true, or false in braces.',
});

/** Returns an attribute's value as a string, `true` if it has none, or `undefined` if it's code. */
function readValue({ value }: MdxJsxAttribute): string | true | undefined {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  return LITERAL.test(value.value) ? value.value : undefined;
}

function findValueFault(
  name: string,
  value: string | true,
  kind: AttributeKind,
): Fault | undefined {
  const refuse = (what: string): Fault => ({
    what: `"${name}" ${what}.`,
    fix: 'See docs/_writing-guide.md.',
  });
  if (kind === 'flag')
    return value === true || /^(?:true|false)$/u.test(value)
      ? undefined
      : refuse("can't have a value, because its name alone is enough");
  if (value === true) return refuse('needs a value');
  const hidden = findHiddenCharacter(value);
  if (hidden !== undefined) return refuse(`contains the invisible character ${hidden}`);
  if (kind === 'number')
    return /^\d{1,5}$/u.test(value) ? undefined : refuse('must be a whole number');
  if (kind === 'file') return findFileFault(value);
  if (kind === 'string') return undefined;
  return kind.includes(value) ? undefined : refuse(`must be one of: ${kind.join(', ')}`);
}

function findPropFault(name: string, value: string | true): Fault | undefined {
  if (CODE_PROP.test(name) || !PROP.test(name)) {
    return {
      what: `"${name}" could run code or change what is rendered, which pages aren't allowed to do.`,
      fix: 'Remove it, or write a demo instead.',
    };
  }
  if (ADDRESS_PROP.test(name)) return findLinkFault(String(value));
  return findValueFault(name, value, value === true ? 'flag' : 'string');
}

/** Suggests the component with the most similar name, or lists all of them if none is similar. */
function suggestComponent(name: string): string {
  const nearest = findClosestMatch(name, COMPONENT_NAMES);
  return nearest === undefined
    ? `Use one of ${COMPONENT_NAMES.join(', ')}, or put the name in backticks if it's meant as text.`
    : `Did you mean <${nearest}>? If the name is meant as text, put it in backticks.`;
}

/** Returns what is wrong with an element: its name, its attributes, or their values. */
export function findElementFaults(element: PageElement): Fault[] {
  const name = element.name ?? '';
  const allowed = Object.hasOwn(ALLOWED_ELEMENTS, name) ? ALLOWED_ELEMENTS[name] : undefined;
  if (allowed === undefined) {
    return [
      /^[A-Z]/u.test(name)
        ? {
            what: `<${name}> is not a component that pages can use.`,
            fix: suggestComponent(name),
          }
        : {
            what: `<${name}> is raw HTML, whose links and styles no rule checks.`,
            fix: "Use Markdown, or put the name in backticks if it's meant as text.",
          },
    ];
  }
  return element.attributes.flatMap((attribute): Fault[] => {
    if (attribute.type !== 'mdxJsxAttribute') {
      return [
        {
          what: `<${name}> spreads attributes, which is code that would run during the build.`,
          fix: 'Write each attribute with its value.',
        },
      ];
    }
    const value = readValue(attribute);
    if (value === undefined) return [code(attribute.name)];
    const kind = Object.hasOwn(allowed.attributes, attribute.name)
      ? allowed.attributes[attribute.name]
      : undefined;
    if (kind !== undefined) return [findValueFault(attribute.name, value, kind) ?? []].flat();
    if (allowed.acceptsProps === true) return [findPropFault(attribute.name, value) ?? []].flat();
    const known = Object.keys(allowed.attributes).join(', ');
    return [
      {
        what: `<${name}> has no attribute "${attribute.name}".`,
        fix:
          known === ''
            ? 'It accepts no attributes, so remove it.'
            : `Remove it, or use one of: ${known}.`,
      },
    ];
  });
}
