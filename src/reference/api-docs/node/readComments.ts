import ts from 'typescript';

/** The parsed JSDoc comment of a declaration. */
export interface Comment {
  readonly text: string;
  readonly default?: string;
  readonly deprecated?: string;
  readonly isIgnored: boolean;
}

/** Where the generated lists of links start in a component's comment. */
const GENERATED = /^(?:Demos|API|Features):\s*$/mu;

function textOf(tag: ts.JSDocTagInfo): string {
  return ts.displayPartsToString(tag.text).trim();
}

/** Converts `{@link url label}`, `{@link Name}`, and `[[Name]]` to Markdown. */
function replaceLinks(text: string): string {
  return text
    .replace(
      /\{@link (?<url>https?:[^\s}]+)\s*(?<label>[^}]*)\}/gu,
      (_all, url: string, label: string) => `[${label.trim() || url}](${url})`,
    )
    .replace(/\{@link (?<name>[^\s}]+)[^}]*\}/gu, '`$<name>`')
    .replace(/\[\[(?<name>\w+)\]\]/gu, '`$<name>`');
}

/** Reads the JSDoc comment of a symbol, without its generated lists of links. */
export function readComment(symbol: ts.Symbol, checker: ts.TypeChecker): Comment {
  const tags = symbol.getJsDocTags(checker);
  const find = (name: string): string | undefined => {
    const tag = tags.find((candidate) => candidate.name === name);
    return tag === undefined ? undefined : textOf(tag);
  };
  const parts = symbol.getDocumentationComment(checker);
  const [text = ''] = ts.displayPartsToString(parts).split(GENERATED);
  const deprecated = find('deprecated');
  // The last replacement drops the second asterisk of `* * @deprecated` on the next line
  // (SpeedDial.d.ts, 7.0.2).
  const value = find('default')
    ?.replace(/^```\w*\s*|\s*```$/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/ \*$/u, '');
  return {
    // One comment contains control characters, which aren't valid in HTML.
    text: replaceLinks(text.replace(/[^\P{Cc}\n\t]/gu, '').trim()),
    isIgnored: find('ignore') !== undefined,
    ...(value === undefined || value === '' ? {} : { default: value }),
    ...(deprecated === undefined ? {} : { deprecated: replaceLinks(deprecated) }),
  };
}

/** Returns the component that receives all other props, according to a component's comment. */
export function readInheritance(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return /inherits \[(?<name>\w+) API\]/u.exec(text)?.groups?.['name'];
}
