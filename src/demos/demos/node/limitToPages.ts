import type { AtRule, Plugin } from 'postcss';

/** Elements of the page's own text: not in a demo, and not in a portal, which is beside the root. */
const LIMIT = ':where(#__docusaurus :not([data-demo-preview] *))';
/** The same of a parent: a preview isn't one. */
const PARENT_LIMIT = ':where(#__docusaurus :not([data-demo-preview], [data-demo-preview] *))';

/** What a selector ends with: its last compound and the combinator in front of it. */
const SUBJECT = /([\s>+~]*)((?:\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)|[^\s>+~[(])+)$/;
const PSEUDO_ELEMENT = /::[\w-]+$/;
// The root carries `data-theme`, `data-…` of choices, `dir` and `lang`: variables hang on them.
const DOCUMENT = /^(?:(?::root|html|body|\*)(?![\w-])|\[(?:data-|dir\b|lang\b))/;

/** An element by its place alone. */
const PLACE = /^(?:\*|:(?:first|last|only)-child)/;

function hasName(compound: string): boolean {
  return /[.#]/.test(compound.replace(/\[[^\]]*\]|\(.*\)/g, ''));
}

/**
 * Keeps a selector for elements, such as `table` or `.markdown li`, away from demos, where
 * elements look as in a reader's application. Its weight stays the same. Selectors with a class
 * name a part of the site and are left alone, as are those for the document and for demos.
 */
function limitSelector(selector: string): string {
  const [, combinator = '', subject = ''] = SUBJECT.exec(selector) ?? [];
  if (hasName(subject) || selector.includes('[data-demo')) return selector;
  const ancestors = selector.slice(0, selector.length - subject.length - combinator.length);
  if (ancestors === '' && DOCUMENT.test(subject)) return selector;
  const parent = SUBJECT.exec(ancestors)?.[2] ?? '';
  if (combinator.trim() === '>' && hasName(parent)) return selector;
  // `blockquote > :first-child`: with the limit at its end, a browser would restyle all that is in an
  // element each time when it becomes the first or isn't any more.
  if (combinator.trim() === '>' && PLACE.test(subject)) {
    return `${ancestors}${PARENT_LIMIT} > ${subject}`;
  }
  const pseudoElement = PSEUDO_ELEMENT.exec(subject)?.[0] ?? '';
  return selector.slice(0, selector.length - pseudoElement.length) + LIMIT + pseudoElement;
}

/**
 * The step of PostCSS that limits the element selectors of stylesheets to the text of pages.
 *
 * Why not `@scope (.markdown) to ([data-demo-preview])`: package.json's browserslist is older, and
 * the header, the sidebar and dialogs rely on Infima's rules, too.
 *
 * @param files what the paths of those stylesheets match
 */
export function createLimitPlugin(files: readonly RegExp[]): Plugin {
  return {
    postcssPlugin: 'limit-to-pages',
    Once(root) {
      const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
      if (!files.some((pattern) => pattern.test(file))) return;
      root.walkRules((rule) => {
        const { parent } = rule;
        // No `instanceof`: the bundler may have another copy of PostCSS.
        if (parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')) return;
        rule.selectors = rule.selectors.map(limitSelector);
      });
    },
  };
}
