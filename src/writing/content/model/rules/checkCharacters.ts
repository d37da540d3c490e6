import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';

const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/u;
/** Bidirectional controls, which make text look different to reviewers and to people who copy code. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/u;
const INVISIBLE = /[\p{Bidi_Control}\u{E0000}-\u{E007F}\uFEFF]/u;

const nameOf = (text: string): string =>
  `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns the code point of the first control or bidirectional character, such as `U+202E`. */
export function findHiddenCharacter(text: string): string | undefined {
  const [found] = CONTROL.exec(text) ?? DIRECTION.exec(text) ?? [];
  return found === undefined ? undefined : nameOf(found);
}

/** Reports invisible characters in a page's source, so that reviewers see everything that it says. */
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
          what: `The line contains the invisible character ${nameOf(found)}, which can make text look different from what it says.`,
          fix: 'Delete the character. If you need a direction mark, write "&lrm;" or "&rlm;".',
        },
      ];
    }
    if (!content.includes('mdx-code-block')) return [];
    return [
      {
        file,
        line,
        what: 'Docusaurus unwraps an "mdx-code-block" fence and runs the code in it.',
        fix: 'Use another language for the fence.',
      },
    ];
  });
}
