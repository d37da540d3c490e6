import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { findClosestMatch } from '../../../../shell/navigation/model/findClosestMatch';
import { COMPONENT_NAMES, PARTS } from '../../data/parts';
import type { AttributeKind } from '../../data/parts';
import { findFileFault, findLinkFault } from '../addresses';
import type { Fault } from '../addresses';
import { findHiddenCharacter } from './checkCharacters';

/** An element of a page. */
export type PageElement = MdxJsxFlowElement | MdxJsxTextElement;

const LITERAL = /^(?:true|false|-?\d+(?:\.\d+)?)$/u;
/** Of the props of a component: none that run, mark up, or choose what is rendered. */
const CODE_PROP =
  /^(?:on[A-Z].*|dangerouslySetInnerHTML|component|as|is|ref|key|style|sx|slots?|slotProps|srcDoc|classes|components|componentsProps)$/u;
const ADDRESS_PROP = /^(?:action|data|formAction|href|poster|src|srcSet|to|xlinkHref)$/u;
const PROP = /^(?:aria-[a-z]+|data-[a-z-]+|[a-z][A-Za-z0-9]*)$/u;

const code = (name: string): Fault => ({
  what: `The value of "${name}" is code, which would run while the site is built.`,
  fix: 'Write a text between quotes, or a number, true or false between braces.',
});

/** The value as words; `true` for a name alone, undefined for code. */
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
      : refuse('has no value: its name alone is enough');
  if (value === true) return refuse('has no value');
  const hidden = findHiddenCharacter(value);
  if (hidden !== undefined) return refuse(`has the invisible character ${hidden}`);
  if (kind === 'number') return /^\d{1,5}$/u.test(value) ? undefined : refuse('is a whole number');
  if (kind === 'file') return findFileFault(value);
  if (kind === 'words') return undefined;
  return kind.includes(value) ? undefined : refuse(`is one of: ${kind.join(', ')}`);
}

function findPropFault(name: string, value: string | true): Fault | undefined {
  if (CODE_PROP.test(name) || !PROP.test(name)) {
    return {
      what: `"${name}" can run code or change what is rendered, and a page can't.`,
      fix: 'Leave it out, or write a demo.',
    };
  }
  if (ADDRESS_PROP.test(name)) return findLinkFault(String(value));
  return findValueFault(name, value, value === true ? 'flag' : 'words');
}

/** The component that a misspelled name is meant for; all of them when none is near. */
function suggestPart(name: string): string {
  const near = findClosestMatch(name, COMPONENT_NAMES);
  return near === undefined
    ? `Use one of ${COMPONENT_NAMES.join(', ')}, or put the name between backticks.`
    : `Did you mean <${near}>? A name that is meant as text is between backticks.`;
}

/** What is wrong with an element of a page: its name, its attributes, or their values. */
export function findPartFaults(element: PageElement): Fault[] {
  const name = element.name ?? '';
  const part = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
  if (part === undefined) {
    return [
      /^[A-Z]/u.test(name)
        ? {
            what: `There is no component <${name}> for pages.`,
            fix: suggestPart(name),
          }
        : {
            what: `<${name}> is raw HTML, whose links and styles nothing checks.`,
            fix: 'Use Markdown, or put the name between backticks.',
          },
    ];
  }
  return element.attributes.flatMap((attribute): Fault[] => {
    if (attribute.type !== 'mdxJsxAttribute') {
      return [
        {
          what: `<${name}> spreads attributes, which is code that would run while the site is built.`,
          fix: 'Write each attribute with its value.',
        },
      ];
    }
    const value = readValue(attribute);
    if (value === undefined) return [code(attribute.name)];
    const kind = Object.hasOwn(part.attributes, attribute.name)
      ? part.attributes[attribute.name]
      : undefined;
    if (kind !== undefined) return [findValueFault(attribute.name, value, kind) ?? []].flat();
    if (part.hasProps === true) return [findPropFault(attribute.name, value) ?? []].flat();
    const known = Object.keys(part.attributes).join(', ');
    return [
      {
        what: `<${name}> has no attribute "${attribute.name}".`,
        fix: known === '' ? 'It has none: leave it out.' : `It has: ${known}.`,
      },
    ];
  });
}
