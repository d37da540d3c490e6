import type { PageSource } from '../../../writing/content/model/pageSource';
import type { Problem } from '../../../writing/content/model/problem';
import { lineOf, walkTree } from '../../../writing/content/model/walkTree';
import { findClosestMatch } from '../../../shell/navigation/model/findClosestMatch';

/** The names that a page may mention in code font. */
export interface KnownNames {
  /** Props, slots, and classes of the page's components; mentions of these count as verified. */
  readonly own: ReadonlySet<string>;
  /** Whether a name exists elsewhere: attributes, CSS, other components, the page's demos. */
  readonly isKnown: (name: string) => boolean;
}

export interface PropNameReport {
  readonly problems: readonly Problem[];
  /** How many mentions name an existing prop, slot, or class. */
  readonly verified: number;
}

/** `name="value"` and `name={value}`. */
const ASSIGNED = /^([a-zA-Z][\w-]*)=(?:"|\{)/u;
/** Matches `startIcon`. Names that are all lowercase may be a value or an HTML name instead. */
const CAMEL_CASE = /^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+$/u;

/** Returns the prop that inline code seems to name, if any. */
function findProp(code: string): string | undefined {
  return ASSIGNED.exec(code)?.[1] ?? (CAMEL_CASE.test(code) ? code : undefined);
}

/** Reports props that a component page mentions and that don't exist. */
export function checkPropNames({ file, tree }: PageSource, known: KnownNames): PropNameReport {
  const problems: Problem[] = [];
  let verified = 0;
  walkTree(tree, (node) => {
    if (node.type !== 'inlineCode') return;
    if (known.own.has(node.value)) {
      verified += 1;
      return;
    }
    const name = findProp(node.value);
    if (name === undefined) return;
    if (known.own.has(name)) verified += 1;
    else if (!known.isKnown(name)) {
      const suggestion = findClosestMatch(name, known.own);
      problems.push({
        file,
        line: lineOf(node),
        what: `No component of this page has a prop, slot, or class named "${name}".`,
        fix: `${suggestion === undefined ? '' : `Did you mean "${suggestion}"? `}If another component has it, name that component on the page or in "components:".`,
      });
    }
  });
  return { problems, verified };
}
