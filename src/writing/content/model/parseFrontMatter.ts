import { parseDocument } from 'yaml';
import { PageError } from './pageError';
import { assertPageLimits, FRONT_MATTER_MAX_LENGTH } from './pageLimits';
import { findHiddenCharacter } from './rules/checkCharacters';
import { splitFrontMatter } from './splitFrontMatter';

/** A page's front matter as values, and the text below it. */
export interface ParsedPage {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A first line of three dashes, with what follows them. A fourth dash makes it a rule. */
const OPENING = /^\uFEFF?---(?!-)(?<language>.*)/;

function createYamlError(line: number, reason: string): PageError {
  return new PageError({
    line,
    what: `The front matter is not valid YAML (${reason}), so the page has no title.`,
    fix: /tab/iu.test(reason)
      ? 'Indent with spaces, or write the list in one line: components: [Button].'
      : 'Put a value that contains a colon between quotes.',
  });
}

function parseYaml(head: string): unknown {
  const document = parseDocument(head, { prettyErrors: true });
  // An unknown tag is a warning of the parser; nothing here knows what it would make.
  const [fault] = [...document.errors, ...document.warnings];
  if (fault !== undefined) {
    const [reason = ''] = fault.message.split(/:?\s+at line |\n/);
    // The parser starts after the opening line.
    throw createYamlError((fault.linePos?.[0].line ?? 0) + 1, reason);
  }
  try {
    // No page needs an alias, and a few lines of them can stand for gigabytes.
    return document.toJS({ maxAliasCount: 0 });
  } catch (error) {
    throw createYamlError(1, (error as Error).message);
  }
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => [key, ...listStrings(item)])
    : [];
}

/**
 * The one reader of front matter, for the build, the search, and all checks: YAML only.
 * Docusaurus' own reader runs `---js` as code, so a translation could run anything on CI.
 * Throws a {@link PageError} with line and fix.
 */
export function parseFrontMatter(text: string): ParsedPage {
  assertPageLimits(text);
  const opening = OPENING.exec(text);
  if (opening === null) return { frontMatter: {}, body: text };
  const language = opening.groups?.['language']?.trim() ?? '';
  if (language !== '') {
    throw new PageError({
      line: 1,
      what: `The front matter begins with "---${language}": only YAML is read, since other languages could run code.`,
      fix: 'Write "---" alone on the first line, and "key: value" on the lines below.',
    });
  }
  const { head, body } = splitFrontMatter(text);
  if (body === text) {
    throw new PageError({
      line: 1,
      what: 'The front matter is not closed, so the whole page would be read as values.',
      fix: 'Write "---" alone on the line below the last value.',
    });
  }
  if (head.length > FRONT_MATTER_MAX_LENGTH) {
    throw new PageError({
      line: 1,
      what: `The front matter has ${head.length.toLocaleString('en-US')} characters; it has at most ${FRONT_MATTER_MAX_LENGTH.toLocaleString('en-US')}.`,
      fix: 'Move what readers should see into the page.',
    });
  }
  let value: unknown;
  try {
    value = parseYaml(head);
  } catch (error) {
    if (error instanceof PageError) throw error;
    throw createYamlError(1, (error as Error).message);
  }
  if (value === null || value === undefined) return { frontMatter: {}, body };
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw createYamlError(2, 'it is one value or a list, and not lines of "key: value"');
  }
  const hidden = listStrings(value)
    .map(findHiddenCharacter)
    .find((name) => name !== undefined);
  if (hidden !== undefined) {
    throw new PageError({
      line: 1,
      what: `A value has the invisible character ${hidden}, which can show something other than what is written.`,
      fix: 'Delete it.',
    });
  }
  return { frontMatter: value as Record<string, unknown>, body };
}
