/** A code fence of a page. */
export interface Fence {
  /** As written: `tsx`, `bash`, … */
  readonly lang: string;
  /** What follows the language: `title="a.ts" {1,3} fragment`. */
  readonly meta: string;
  readonly code: string;
  /** Line of the file, from 1, on which the code begins. */
  readonly line: number;
}

const OPENING = /^(?<indent> *)(?<ticks>`{3,}|~{3,})(?<lang>[\w-]*)[ \t]*(?<meta>[^\n]*)$/;

/** All fences of a page's Markdown. An inner fence of fewer backticks is text of its outer one. */
export function findFences(markdown: string): Fence[] {
  const lines = markdown.split('\n');
  const fences: Fence[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const {
      indent = '',
      ticks = '',
      lang = '',
      meta = '',
    } = OPENING.exec(lines[index] ?? '')?.groups ?? {};
    if (ticks === '') continue;
    const start = index + 1;
    const isClosing = (line: string): boolean =>
      line.trim().startsWith(ticks) && /^(`+|~+)$/.test(line.trim());
    index = start;
    while (index < lines.length && !isClosing(lines[index] ?? '')) index += 1;
    const body = lines.slice(start, index);
    const code = body.map((line) =>
      line.startsWith(indent) ? line.slice(indent.length) : line.trimStart(),
    );
    fences.push({ lang, meta: meta.trim(), code: code.join('\n'), line: start + 1 });
  }
  return fences;
}

const CHECKED = new Set(['ts', 'tsx', 'js', 'jsx']);

/** Whether a fence claims to be a whole program that works. */
export function isProgram({ lang, meta }: Fence): boolean {
  const words = meta.replace(/"[^"]*"|'[^']*'/g, '').split(/\s+/);
  return CHECKED.has(lang) && !words.includes('fragment') && !words.includes('fails');
}

/** The file name that a fence's title gives, without folders. */
export function titleFile({ meta }: Fence): string | undefined {
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  return (title?.[1] ?? title?.[2])?.split('/').at(-1);
}
