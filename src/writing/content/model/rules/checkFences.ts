import { FENCE_LANGUAGES } from '../../data/allowedElements';
import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, walkTree } from '../walkTree';

/** The names that this site uses for languages with several names. */
const PREFERRED: Readonly<Record<string, string>> = {
  javascript: 'js',
  sh: 'bash',
  shell: 'bash',
  typescript: 'ts',
  zsh: 'bash',
};

/** Checks that code fences name an allowed language. */
export function checkFences({ file, tree }: PageSource): Problem[] {
  const problems: Problem[] = [];
  walkTree(tree, (node) => {
    if (node.type !== 'code') return;
    const lang = node.lang ?? '';
    if (FENCE_LANGUAGES.includes(lang)) return;
    const preferred = Object.hasOwn(PREFERRED, lang) ? PREFERRED[lang] : undefined;
    problems.push({
      file,
      line: lineOf(node),
      what:
        lang === ''
          ? "A code fence without a language isn't highlighted."
          : preferred === undefined
            ? `The language ${JSON.stringify(lang)} isn't supported, so this code fence wouldn't be highlighted.`
            : `The language of this code fence is "${lang}", but its name on this site is "${preferred}".`,
      fix:
        preferred === undefined
          ? `Write one of ${FENCE_LANGUAGES.join(', ')} after the opening backticks ("text" for plain text).`
          : `Write "${preferred}" after the opening backticks.`,
    });
  });
  return problems;
}
