import { parseDocument } from 'yaml';
import { PageError } from './pageError';
import { assertPageLimits, FRONT_MATTER_MAX_LENGTH } from './pageLimits';
import { findHiddenCharacter } from './rules/checkCharacters';
import { splitFrontMatter } from './splitFrontMatter';

/** A page's parsed front matter, and the text below it. */
export interface ParsedPage {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** The opening `---` and what follows on its line. Four dashes are a horizontal rule. */
const OPENING = /^\uFEFF?---(?!-)(?<language>.*)/;

function createYamlError(line: number, reason: string): PageError {
  return new PageError({
    line,
    what: `The front matter is not valid YAML (${reason}), so the page's title can't be read.`,
    fix: /tab/iu.test(reason)
      ? 'Indent with spaces instead of tabs, or write the list on one line: components: [Button].'
      : 'Put a value that contains a colon in quotes.',
  });
}

function parseYaml(yaml: string): unknown {
  const document = parseDocument(yaml, { prettyErrors: true });
  // The parser only warns about unknown tags, but their values have no meaning here.
  const [fault] = [...document.errors, ...document.warnings];
  if (fault !== undefined) {
    const [reason = ''] = fault.message.split(/:?\s+at line |\n/);
    // The parsed text begins after the opening line.
    throw createYamlError((fault.linePos?.[0].line ?? 0) + 1, reason);
  }
  try {
    // No page needs aliases, and a few lines of nested ones can expand to gigabytes.
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
 * Parses front matter as YAML. The build, the search index, and all checks use this function instead
 * of Docusaurus' parser, which runs `---js` as code, so that a translation could run anything in CI.
 *
 * @throws {PageError} with the line and the fix
 */
export function parseFrontMatter(text: string): ParsedPage {
  assertPageLimits(text);
  const opening = OPENING.exec(text);
  if (opening === null) return { frontMatter: {}, body: text };
  const language = opening.groups?.['language']?.trim() ?? '';
  if (language !== '') {
    throw new PageError({
      line: 1,
      what: `The front matter begins with "---${language}", but only YAML is supported, because other languages could run code.`,
      fix: 'Write only "---" on the first line, and "key: value" on the lines below.',
    });
  }
  const { yaml, body } = splitFrontMatter(text);
  if (body === text) {
    throw new PageError({
      line: 1,
      what: 'The front matter is never closed, so the whole page would be read as YAML.',
      fix: 'Write only "---" on the line below the last value.',
    });
  }
  if (yaml.length > FRONT_MATTER_MAX_LENGTH) {
    throw new PageError({
      line: 1,
      what: `The front matter has ${yaml.length.toLocaleString('en-US')} characters (at most ${FRONT_MATTER_MAX_LENGTH.toLocaleString('en-US')}), which would make every check slow.`,
      fix: 'Move text that people should read into the page.',
    });
  }
  let value: unknown;
  try {
    value = parseYaml(yaml);
  } catch (error) {
    if (error instanceof PageError) throw error;
    throw createYamlError(1, (error as Error).message);
  }
  if (value === null || value === undefined) return { frontMatter: {}, body };
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw createYamlError(2, 'it is a single value or a list instead of "key: value" lines');
  }
  const hidden = listStrings(value)
    .map(findHiddenCharacter)
    .find((name) => name !== undefined);
  if (hidden !== undefined) {
    throw new PageError({
      line: 1,
      what: `A value in the front matter contains the invisible character ${hidden}, which can make text look different from what it says.`,
      fix: 'Delete the character.',
    });
  }
  return { frontMatter: value as Record<string, unknown>, body };
}
