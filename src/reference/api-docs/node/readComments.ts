import ts from 'typescript';

/** What the comment above a declaration says. */
export interface Comment {
  readonly text: string;
  readonly default?: string;
  readonly deprecated?: string;
  readonly isIgnored: boolean;
}

/** Where the generated lists of links begin in the comment of a component. */
const GENERATED = /^(?:Demos|API|Features):\s*$/mu;

function textOf(tag: ts.JSDocTagInfo): string {
  return ts.displayPartsToString(tag.text).trim();
}

/** `{@link address words}` -> Markdown. */
function replaceLinks(text: string): string {
  return text
    .replace(
      /\{@link (?<url>https?:[^\s}]+)\s*(?<words>[^}]*)\}/gu,
      (_all, url: string, words: string) => `[${words.trim() || url}](${url})`,
    )
    .replace(/\{@link (?<name>[^\s}]+)[^}]*\}/gu, '`$<name>`')
    .replace(/\[\[(?<name>\w+)\]\]/gu, '`$<name>`');
}

/** The documentation of a symbol, links to other pages taken out. */
export function readComment(symbol: ts.Symbol, checker: ts.TypeChecker): Comment {
  const tags = symbol.getJsDocTags(checker);
  const find = (name: string): string | undefined => {
    const tag = tags.find((candidate) => candidate.name === name);
    return tag === undefined ? undefined : textOf(tag);
  };
  const parts = symbol.getDocumentationComment(checker);
  const [text = ''] = ts.displayPartsToString(parts).split(GENERATED);
  const deprecated = find('deprecated');
  // The last: `* * @deprecated` on the next line leaves its second asterisk (SpeedDial.d.ts, 7.0.2).
  const value = find('default')
    ?.replace(/^```\w*\s*|\s*```$/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/ \*$/u, '');
  return {
    // Control characters are no HTML; one comment has them.
    text: replaceLinks(text.replace(/[^\P{Cc}\n\t]/gu, '').trim()),
    isIgnored: find('ignore') !== undefined,
    ...(value === undefined || value === '' ? {} : { default: value }),
    ...(deprecated === undefined ? {} : { deprecated: replaceLinks(deprecated) }),
  };
}

/** The component that gets the remaining props, as the comment of a component names it. */
export function readInheritance(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return /inherits \[(?<name>\w+) API\]/u.exec(text)?.groups?.['name'];
}
