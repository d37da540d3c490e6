import path from 'node:path';
import { listAllFiles } from '../../foundation/site/node/listAllFiles';

export const SITE_DIR = path.resolve(__dirname, '../../..');
export const MAP = 'docs/_decisions/specification.md';

/** One rule of the specification map. */
interface MapRow {
  /** Line in the file, from 1. */
  readonly line: number;
  /** Such as `ADS-12`, or empty if the row has none. */
  readonly id: string;
  readonly rule: string;
  readonly held: string;
  readonly proof: string;
}

const COLUMNS = 4;
const ID = '[A-Z]+-[1-9]\\d*';
/** `spec ADS-12`, `spec ADS-12, MODE-2 and MODE-4`, `spec THEME-4 to THEME-12`. */
const CITATION = new RegExp(`\\b[Ss]pec (${ID}(?:(?:,| and| to) ${ID})*)`, 'g');

/** Returns the rows of all tables, in order. */
export function readRows(markdown: string): MapRow[] {
  return markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|')) return [];
    const cells = text
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [first = '', rule = '', held = '', proof = ''] = cells;
    if (first === 'ID' || /^-+$/.test(first)) return [];
    // A row without an ID may not have that column at all.
    const isComplete = cells.length === COLUMNS;
    const id = isComplete && new RegExp(`^${ID}$`).test(first) ? first : '';
    return [{ line: index + 1, id, rule: isComplete ? rule : first, held, proof }];
  });
}

/** Returns the project's files that a cell names. */
export function filesIn(cell: string): string[] {
  return [...cell.matchAll(/`((?:src|docs|static|deploy|docusaurus\.config)[^`\s]*)`/g)].map(
    ([, file = '']) => file,
  );
}

/** Returns missing and duplicate IDs, with the line and how to fix them. */
export function listIdProblems(rows: readonly MapRow[]): string[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, id, rule }) => {
    const where = `${MAP}:${String(line)}`;
    if (id === '') {
      return [
        `${where}: "${rule}" isn't a row of ID, rule, holder, and proof. Give it the next number of its section, and don't use "|" in a cell.`,
      ];
    }
    const first = seen.get(id);
    seen.set(id, first ?? line);
    if (first === undefined) return [];
    return [
      `${where}: line ${String(first)} already has ${id}. Give this row the next free number of its section.`,
    ];
  });
}

/** Returns every ID that a text cites, with its line. */
export function findCitations(text: string): { readonly line: number; readonly id: string }[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(CITATION)].flatMap(([, ids = '']) =>
        ids.split(/,? (?:and |to )?/).map((id) => ({ line: index + 1, id })),
      ),
    );
}

/** Returns the files in a folder of the site whose paths match, relative to the site. */
export function listMatchingFiles(folder: string, name: RegExp, siteDir = SITE_DIR): string[] {
  return listAllFiles(path.join(siteDir, folder))
    .filter((file) => name.test(file))
    .map((file) => path.posix.join(folder, file));
}
