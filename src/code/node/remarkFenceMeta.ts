import type { Root } from 'mdast';
import type { VFile } from 'vfile';

const REFUSED: Readonly<Record<string, string>> = { sh: 'bash', shell: 'bash', zsh: 'bash' };

interface Fence {
  type?: string;
  lang?: string | null;
  children?: Fence[];
  position?: { start: { line: number } };
}

/** Fails on code fences without a language or with one that has a better name. */
export function remarkFenceMeta() {
  return (tree: Root, file: VFile): void => {
    const problems: string[] = [];
    const walk = (node: Fence): void => {
      if (node.type === 'code') {
        const where = `${file.path}:${String(node.position?.start.line ?? 1)}`;
        const lang = node.lang ?? '';
        if (lang === '') {
          problems.push(
            `${where}: a code fence without a language is not coloured. Write the language after the three backticks ("text" for plain text).`,
          );
        }
        const better = REFUSED[lang];
        if (better !== undefined) {
          problems.push(
            `${where}: use "${better}" instead of "${lang}", so that all shell blocks look alike.`,
          );
        }
      }
      for (const child of node.children ?? []) walk(child);
    };
    walk(tree as Fence);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };
}
