/** A code fence of a page. */
export interface Fence {
  /** As written: `tsx`, `bash`, … */
  readonly lang: string;
  /** The rest of the opening line after the language: `title="a.ts" {1,3} fragment`. */
  readonly meta: string;
  readonly code: string;
  /** Line of the file on which the code begins, counted from 1. */
  readonly line: number;
}

const OPENING = /^(?<indent> *)(?<ticks>`{3,}|~{3,})(?<lang>[\w-]*)[ \t]*(?<meta>[^\n]*)$/;

/** Returns all code fences of a page. A fence inside one with more backticks is part of its code. */
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

/** Whether a fence is a complete sample: one in a checked language, not marked `fragment` or `fails`. */
export function isCompleteSample({ lang, meta }: Fence): boolean {
  const words = meta.replace(/"[^"]*"|'[^']*'/g, '').split(/\s+/);
  return CHECKED.has(lang) && !words.includes('fragment') && !words.includes('fails');
}

/** Returns the file name in a fence's title, without its folder. */
export function getTitleFileName({ meta }: Fence): string | undefined {
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  return (title?.[1] ?? title?.[2])?.split('/').at(-1);
}
