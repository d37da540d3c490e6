import { FENCE_LANGUAGES } from '../../data/parts';
import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, walkTree } from '../walkTree';

const BETTER: Readonly<Record<string, string>> = {
  javascript: 'js',
  sh: 'bash',
  shell: 'bash',
  typescript: 'ts',
  zsh: 'bash',
};

/** Code fences name a language that is colored. */
export function checkFences({ file, tree }: PageSource): Problem[] {
  const problems: Problem[] = [];
  walkTree(tree, (node) => {
    if (node.type !== 'code') return;
    const lang = node.lang ?? '';
    if (FENCE_LANGUAGES.includes(lang)) return;
    const better = Object.hasOwn(BETTER, lang) ? BETTER[lang] : undefined;
    problems.push({
      file,
      line: lineOf(node),
      what:
        lang === ''
          ? 'A code fence without a language is not colored.'
          : better === undefined
            ? `The language ${JSON.stringify(lang)} of this code fence is unknown, so it is not colored.`
            : `Use "${better}" instead of "${lang}", so that all blocks look alike.`,
      fix:
        better === undefined
          ? `Write one of ${FENCE_LANGUAGES.join(', ')} after the three backticks ("text" for plain text).`
          : `Write "${better}" after the three backticks.`,
    });
  });
  return problems;
}
