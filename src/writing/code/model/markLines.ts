/** Code as HTML without colors. */
export function escapeCode(code: string): string {
  return code.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** What is special about the lines of a block; lines are counted from 0. */
export interface LineMarks {
  readonly classNames: Readonly<Record<number, readonly string[]>>;
  /** The first line's number, when lines are numbered. */
  readonly start: number | undefined;
}

/**
 * The HTML of a block with an element around each line that is special. No color crosses the
 * end of a line, so that lines can be taken apart.
 */
export function markLines(html: string, { classNames, start }: LineMarks): string {
  return html
    .split('\n')
    .map((line, index) => {
      const classes = [...(classNames[index] ?? []), ...(start === undefined ? [] : ['code-line'])];
      if (classes.length === 0) return `${line}\n`;
      const number = start === undefined ? '' : ` data-line="${String(start + index)}"`;
      return `<span class="${classes.join(' ')}"${number}>${line}\n</span>`;
    })
    .join('')
    .replace(/\n$/, '');
}
