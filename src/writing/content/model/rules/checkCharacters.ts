import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';

const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/u;
/** They make text look other than it is, for a reviewer and for who copies code. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/u;
const INVISIBLE = /[\p{Bidi_Control}\u{E0000}-\u{E007F}\uFEFF]/u;

const nameOf = (text: string): string =>
  `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The first character of a value that nobody sees and that changes what it says. */
export function findHiddenCharacter(text: string): string | undefined {
  const [found] = CONTROL.exec(text) ?? DIRECTION.exec(text) ?? [];
  return found === undefined ? undefined : nameOf(found);
}

/** Nothing in a page's source is hidden from a person who reads it. */
export function checkCharacters({ file, text }: PageSource): Problem[] {
  return text.split('\n').flatMap((content, index): Problem[] => {
    const line = index + 1;
    const [found] =
      CONTROL.exec(content) ??
      INVISIBLE.exec(line === 1 ? content.replace(/^\uFEFF/u, '') : content) ??
      [];
    if (found !== undefined) {
      return [
        {
          file,
          line,
          what: `The line has the invisible character ${nameOf(found)}, which can show something other than what is written.`,
          fix: 'Delete it. For a mark of direction, write "&lrm;" or "&rlm;".',
        },
      ];
    }
    if (!content.includes('mdx-code-block')) return [];
    return [
      {
        file,
        line,
        what: 'Docusaurus unwraps "mdx-code-block" and runs what is in it.',
        fix: 'Use another language.',
      },
    ];
  });
}
