import path from 'node:path';
import { listAllFiles } from '../../foundation/site/node/listAllFiles';

export const SITE_DIR = path.resolve(__dirname, '../../..');
export const MAP = 'docs/_decisions/specification.md';

/** One rule of the map. */
interface MapRow {
  /** Line in the file, from 1. */
  readonly line: number;
  /** Such as `ADS-12`; empty where the row has none. */
  readonly id: string;
  readonly rule: string;
  readonly held: string;
  readonly proof: string;
}

const COLUMNS = 4;
const ID = '[A-Z]+-[1-9]\\d*';
/** `spec ADS-12`, `spec ADS-12, MODE-2 and MODE-4`, `spec THEME-4 to THEME-12`. */
const CITATION = new RegExp(`\\b[Ss]pec (${ID}(?:(?:,| and| to) ${ID})*)`, 'g');

/** The rows of all tables, in their order. */
export function readRows(markdown: string): MapRow[] {
  return markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|')) return [];
    const cells = text
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [first = '', rule = '', held = '', proof = ''] = cells;
    if (first === 'ID' || /^-+$/.test(first)) return [];
    // A row without an ID may lack the whole column.
    const isWhole = cells.length === COLUMNS;
    const id = isWhole && new RegExp(`^${ID}$`).test(first) ? first : '';
    return [{ line: index + 1, id, rule: isWhole ? rule : first, held, proof }];
  });
}

/** The files of ours that a cell names. */
export function filesIn(cell: string): string[] {
  return [...cell.matchAll(/`((?:src|docs|static|deploy|docusaurus\.config)[^`\s]*)`/g)].map(
    ([, file = '']) => file,
  );
}

/** What is wrong with the IDs, with the line and what to do. */
export function listIdProblems(rows: readonly MapRow[]): string[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, id, rule }) => {
    const where = `${MAP}:${String(line)}`;
    if (id === '') {
      return [
        `${where}: "${rule}" isn't a row of ID, rule, holder, and proof. Give it the next number of its section, and write no "|" in a cell.`,
      ];
    }
    const first = seen.get(id);
    seen.set(id, first ?? line);
    if (first === undefined) return [];
    return [
      `${where}: line ${String(first)} has ${id} already. Give this row the next free number of its section.`,
    ];
  });
}

/** Every ID that a text cites, with its line. */
export function findCitations(text: string): { readonly line: number; readonly id: string }[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(CITATION)].flatMap(([, ids = '']) =>
        ids.split(/,? (?:and |to )?/).map((id) => ({ line: index + 1, id })),
      ),
    );
}

/** All files below a folder of the site whose names match, by their paths in it. */
export function listMatchingFiles(folder: string, name: RegExp, siteDir = SITE_DIR): string[] {
  return listAllFiles(path.join(siteDir, folder))
    .filter((file) => name.test(file))
    .map((file) => path.posix.join(folder, file));
}
