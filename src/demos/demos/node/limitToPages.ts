import type { AtRule, Plugin } from 'postcss';

/** Matches elements of the page itself, not of a demo or of a portal, which is a sibling of the root. */
const LIMIT = ':where(#__docusaurus :not([data-demo-preview] *))';
/** The same for a parent element, which can't be a preview. */
const PARENT_LIMIT = ':where(#__docusaurus :not([data-demo-preview], [data-demo-preview] *))';

/** The end of a selector: its last compound selector and the combinator before it. */
const SUBJECT = /([\s>+~]*)((?:\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)|[^\s>+~[(])+)$/;
const PSEUDO_ELEMENT = /::[\w-]+$/;
// The root has `data-theme`, other `data-…` settings, `dir`, and `lang`, and rules for them set variables.
const DOCUMENT = /^(?:(?::root|html|body|\*)(?![\w-])|\[(?:data-|dir\b|lang\b))/;

/** A subject that selects elements only by their position. */
const POSITIONAL = /^(?:\*|:(?:first|last|only)-child)/;

function hasClassOrId(compound: string): boolean {
  return /[.#]/.test(compound.replace(/\[[^\]]*\]|\(.*\)/g, ''));
}

/**
 * Excludes demos from a selector for elements, such as `table` or `.markdown li`, so that elements in
 * demos look as they do in an app. Its specificity stays the same. Selectors that end in a class belong
 * to a part of the site and are left alone, as are those for the document and for demos.
 */
function limitSelector(selector: string): string {
  const [, combinator = '', subject = ''] = SUBJECT.exec(selector) ?? [];
  if (hasClassOrId(subject) || selector.includes('[data-demo')) return selector;
  const ancestors = selector.slice(0, selector.length - subject.length - combinator.length);
  if (ancestors === '' && DOCUMENT.test(subject)) return selector;
  const parent = SUBJECT.exec(ancestors)?.[2] ?? '';
  if (combinator.trim() === '>' && hasClassOrId(parent)) return selector;
  // For `blockquote > :first-child`, the limit goes on the parent. On the subject, it would make browsers
  // restyle everything inside an element whenever the element becomes, or stops being, the first child.
  if (combinator.trim() === '>' && POSITIONAL.test(subject)) {
    return `${ancestors}${PARENT_LIMIT} > ${subject}`;
  }
  const pseudoElement = PSEUDO_ELEMENT.exec(subject)?.[0] ?? '';
  return selector.slice(0, selector.length - pseudoElement.length) + LIMIT + pseudoElement;
}

/**
 * Creates a PostCSS plugin that keeps the element selectors of stylesheets from matching inside demos.
 *
 * Why not `@scope (.markdown) to ([data-demo-preview])`: the browserslist in package.json includes
 * browsers without it, and the header, the sidebar, and dialogs rely on Infima's rules, too.
 *
 * @param files patterns for the paths of those stylesheets
 */
export function createLimitPlugin(files: readonly RegExp[]): Plugin {
  return {
    postcssPlugin: 'limit-to-pages',
    Once(root) {
      const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
      if (!files.some((pattern) => pattern.test(file))) return;
      root.walkRules((rule) => {
        const { parent } = rule;
        // `instanceof` would fail, because the bundler may have a different copy of PostCSS.
        if (parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')) return;
        rule.selectors = rule.selectors.map(limitSelector);
      });
    },
  };
}
