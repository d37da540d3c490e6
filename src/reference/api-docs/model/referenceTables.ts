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
  /** Undefined for a comment that isn't of the form. */
  readonly target: ReferenceTarget | undefined;
  /** Line of the comment, from 1. */
  readonly line: number;
}

interface LineProblem {
  readonly line: number;
  readonly text: string;
}

/** A page with the types filled in, and what is wrong with its tables. */
export interface FilledPage {
  readonly text: string;
  readonly problems: readonly LineProblem[];
}

/** Member → type, in the words of its declaration. */
export type MemberTypes = ReadonlyMap<string, string>;

const BEGIN = '{/* types:';
const MARK =
  /^\{\/\* types: (?<name>\w+)(?:\((?<parameter>\w*)\))? from (?<module>[@\w./-]+)(?: without (?<without>[\w, -]+))? \*\/\}$/u;
/** Cells end at a bar that isn't escaped. */
const CELL_END = /(?<!\\)\|/u;
const FORM = '"{/* types: Name from @mui/package without a, b */}"';

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

/** The cells of a row; none for a line that doesn't begin and end with a bar. */
const cellsOf = (row = ''): string[] =>
  /^\|.*\|$/u.test(row)
    ? row
        .split(CELL_END)
        .slice(1, -1)
        .map((cell) => cell.trim())
    : [];

/** `` `...args` `` and `` `options.name` `` are rows of `args` and `name`. */
const memberOf = (cell = ''): string =>
  /^`(?:\w+\.|\.\.\.)?(?<name>[\w-]+)`$/u.exec(cell)?.groups?.['name'] ?? '';

/** Code; two marks around a type that has one itself. */
function toCell(type: string): string {
  const text = type.replaceAll('|', '\\|');
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** The marked tables of a page. */
export function listReferenceTables(text: string): ReferenceTable[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.includes(BEGIN) ? [{ target: readMark(line), line: index + 1 }] : [],
    );
}

/** Writes the types into the rows below a comment; what is wrong is returned. */
function fillTable(
  lines: string[],
  line: number,
  { name, without }: ReferenceTarget,
  types: MemberTypes,
): LineProblem[] {
  const [, second] = cellsOf(lines[line + 1]);
  if (lines[line] !== '' || second !== 'Type' || cellsOf(lines[line + 3]).length < 3) {
    return [
      { line, text: 'an empty line and a table whose second column is "Type" have to follow.' },
    ];
  }
  const problems: LineProblem[] = [];
  const seen = new Set(without);
  for (let index = line + 3; lines[index]?.startsWith('|') === true; index += 1) {
    const cells = cellsOf(lines[index]);
    const member = memberOf(cells[0]);
    const type = types.get(member);
    seen.add(member);
    if (type === undefined) {
      problems.push({
        line: index + 1,
        text: `${name} has no ${member || 'member of that form'}.`,
      });
    } else {
      lines[index] = `| ${[cells[0], toCell(type), ...cells.slice(2)].join(' | ')} |`;
    }
  }
  const missing = [...types.keys()].filter((member) => !seen.has(member)).join(', ');
  if (missing !== '') {
    const text = `no row shows ${missing}. Add rows, or write "without ${missing}" in the comment.`;
    problems.push({ line, text });
  }
  return problems;
}

/**
 * Writes the second column of every marked table: the types that the package declares. Problems are
 * comments and tables of another form, rows that the package doesn't have, and members that no row
 * shows.
 */
export function fillReferenceTables(
  text: string,
  typesOf: (target: ReferenceTarget) => MemberTypes | undefined,
): FilledPage {
  const lines = text.split('\n');
  const problems = listReferenceTables(text).flatMap(({ target, line }): LineProblem[] => {
    if (target === undefined) return [{ line, text: `the comment isn't of the form ${FORM}.` }];
    const types = typesOf(target);
    return types === undefined
      ? [{ line, text: `${target.module} exports no ${target.name} of this kind.` }]
      : fillTable(lines, line, target, types);
  });
  return { text: lines.join('\n'), problems };
}
