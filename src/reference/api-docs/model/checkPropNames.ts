import type { PageSource } from '../../../writing/content/model/pageSource';
import type { Problem } from '../../../writing/content/model/problem';
import { lineOf, walkTree } from '../../../writing/content/model/walkTree';
import { findNearest } from '../../../shell/navigation/model/findNearest';

/** What a page may name in code font. */
export interface KnownNames {
  /** Props, slots and classes of the page's components: these are counted as verified. */
  readonly own: ReadonlySet<string>;
  /** Everything else that exists: attributes, CSS, other components, words of its demos. */
  readonly isKnown: (name: string) => boolean;
}

export interface PropNameReport {
  readonly problems: readonly Problem[];
  /** How many mentions of props are true. */
  readonly verified: number;
}

/** `name="value"` and `name={value}`. */
const ASSIGNED = /^([a-zA-Z][\w-]*)=(?:"|\{)/u;
/** `startIcon`: what is in lower case only may be a value or a word of HTML. */
const CAMEL_CASE = /^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+$/u;

/** The prop that code in a text names, if it looks like one. */
function propIn(code: string): string | undefined {
  return ASSIGNED.exec(code)?.[1] ?? (CAMEL_CASE.test(code) ? code : undefined);
}

/** Props that a component's page names and that no table of the reference has. */
export function checkPropNames({ file, tree }: PageSource, known: KnownNames): PropNameReport {
  const problems: Problem[] = [];
  let verified = 0;
  walkTree(tree, (node) => {
    if (node.type !== 'inlineCode') return;
    if (known.own.has(node.value)) {
      verified += 1;
      return;
    }
    const name = propIn(node.value);
    if (name === undefined) return;
    if (known.own.has(name)) verified += 1;
    else if (!known.isKnown(name)) {
      const guess = findNearest(name, known.own);
      problems.push({
        file,
        line: lineOf(node),
        what: `No component of this page has "${name}": neither a prop, a slot nor a class.`,
        fix: `${guess === undefined ? '' : `Did you mean "${guess}"? `}A component that has it is to be named on the page or in "components:".`,
      });
    }
  });
  return { problems, verified };
}
