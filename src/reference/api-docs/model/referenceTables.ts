/** What a table of a guide lists: the members of a type, or what a function takes. */
export interface ReferenceTarget {
  /** A type, or a function whose name is followed by parentheses in the comment. */
  readonly name: string;
  /** `@mui/material/styles` */
  readonly module: string;
  /** Undefined for a type; the empty text for all parameters; else the parameter whose members count. */
  readonly parameter?: string;
  /** Members that the table leaves out on purpose. */
  readonly without: readonly string[];
}

export interface ReferenceTable {
  readonly target: ReferenceTarget;
  /** Line of the comment, from 1. */
  readonly line: number;
}

/** A page with the types filled in, and what is wrong with its tables. */
export interface FilledPage {
  readonly text: string;
  readonly problems: readonly { readonly line: number; readonly text: string }[];
}

/** Member → type, in the words of its declaration. */
export type MemberTypes = ReadonlyMap<string, string>;

const MARK =
  /^\{\/\* types: (?<name>\w+)(?:\((?<parameter>\w*)\))? from (?<module>[@\w/-]+)(?: without (?<without>[\w, ]+))? \*\/\}$/u;
/** Cells end at a bar that isn't escaped. */
const CELL_END = /(?<!\\)\|/u;

/** The comment before a table, such as `{/* types: createTheme(options) from @mui/material/styles *\/}`. */
function readMark(line: string): ReferenceTarget | undefined {
  const { name = '', parameter, module = '', without = '' } = MARK.exec(line)?.groups ?? {};
  if (name === '') return undefined;
  return {
    name,
    module,
    without: without.split(/,\s*/u).filter((member) => member !== ''),
    ...(parameter === undefined ? {} : { parameter }),
  };
}

const cellsOf = (row: string): string[] =>
  row
    .split(CELL_END)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** `` `...args` `` and `` `options.name` `` are rows of `args` and `name`. */
const memberOf = (cell: string): string =>
  /^`(?:\w+\.|\.\.\.)?(?<name>\w+)`$/u.exec(cell)?.groups?.['name'] ?? '';

const toCell = (type: string): string => `\`${type.replaceAll('|', '\\|')}\``;

/** The marked tables of a page. */
export function listReferenceTables(text: string): ReferenceTable[] {
  return text.split('\n').flatMap((line, index) => {
    const target = readMark(line);
    return target === undefined ? [] : [{ target, line: index + 1 }];
  });
}

/**
 * Writes the second column of every marked table: the types that the package declares. Problems are
 * rows that the package doesn't have and members that no row shows.
 */
export function fillReferenceTables(
  text: string,
  typesOf: (target: ReferenceTarget) => MemberTypes | undefined,
): FilledPage {
  const lines = text.split('\n');
  const problems: { line: number; text: string }[] = [];
  for (const { target, line } of listReferenceTables(text)) {
    const types = typesOf(target);
    if (types === undefined) {
      problems.push({ line, text: `${target.module} exports no ${target.name} of this kind.` });
      continue;
    }
    const seen = new Set(target.without);
    // Below the comment: an empty line, the head, and the line of dashes.
    const first = line + 3;
    for (let index = first; lines[index]?.startsWith('|') === true; index += 1) {
      const cells = cellsOf(lines[index] ?? '');
      const name = memberOf(cells[0] ?? '');
      const type = types.get(name);
      seen.add(name);
      if (type === undefined) {
        problems.push({
          line: index + 1,
          text: `${target.name} has no ${name || 'member of that form'}.`,
        });
        continue;
      }
      lines[index] = `| ${[cells[0], toCell(type), ...cells.slice(2)].join(' | ')} |`;
    }
    const missing = [...types.keys()].filter((name) => !seen.has(name));
    if (missing.length > 0) {
      problems.push({
        line,
        text: `no row shows ${missing.join(', ')}. Add rows, or write "without ${missing.join(', ')}" in the comment.`,
      });
    }
  }
  return { text: lines.join('\n'), problems };
}
