/** Returns code as HTML without colors. */
export function escapeCode(code: string): string {
  return code.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Highlights and numbers of a block's lines. */
export interface LineMarks {
  /** By line, counted from 0. */
  readonly classNames: Readonly<Record<number, readonly string[]>>;
  /** The number of the first line, or `undefined` if lines aren't numbered. */
  readonly start: number | undefined;
}

/**
 * Returns the HTML of a block with an element around each line that is highlighted or numbered. It
 * can split the HTML at line breaks because no token element spans two lines.
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
