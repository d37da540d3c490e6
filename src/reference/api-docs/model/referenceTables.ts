/** What a table in a guide documents: the members of a type, or the parameters of a function. */
export interface ReferenceTarget {
  /** A type, or a function whose name is followed by parentheses in the comment. */
  readonly name: string;
  /** The module that exports it, such as `@mui/material/styles`. */
  readonly module: string;
  /**
   * `undefined` for a type; an empty string for all parameters of a function; otherwise the
   * parameter whose members are documented.
   */
  readonly parameter?: string;
  /** Members that the table deliberately leaves out. */
  readonly without: readonly string[];
}

export interface ReferenceTable {
  /** `undefined` for a malformed comment. */
  readonly target: ReferenceTarget | undefined;
  /** Line of the comment, from 1. */
  readonly line: number;
}

interface LineProblem {
  readonly line: number;
  readonly text: string;
}

/** A page with its types filled in, and the problems of its tables. */
export interface FilledPage {
  readonly text: string;
  readonly problems: readonly LineProblem[];
}

/** Types of members by name, as their declarations write them. */
export type MemberTypes = ReadonlyMap<string, string>;

const MARKER_START = '{/* types:';
const MARKER =
  /^\{\/\* types: (?<name>\w+)(?:\((?<parameter>\w*)\))? from (?<module>[@\w./-]+)(?: without (?<without>[\w, -]+))? \*\/\}$/u;
/** A `|` that isn't escaped. */
const CELL_END = /(?<!\\)\|/u;
const SYNTAX = '"{/* types: Name from @mui/package without a, b */}"';

function readMarker(line: string): ReferenceTarget | undefined {
  const { name = '', parameter, module = '', without = '' } = MARKER.exec(line)?.groups ?? {};
  if (name === '') return undefined;
  return {
    name,
    module,
    without: without.split(/,\s*/u).filter((member) => member !== ''),
    ...(parameter === undefined ? {} : { parameter }),
  };
}

/** Returns the cells of a row, or none for a line that doesn't start and end with `|`. */
const cellsOf = (row = ''): string[] =>
  /^\|.*\|$/u.test(row)
    ? row
        .split(CELL_END)
        .slice(1, -1)
        .map((cell) => cell.trim())
    : [];

/** Returns the member in a cell: `args` for `` `...args` ``, `name` for `` `options.name` ``. */
const memberOf = (cell = ''): string =>
  /^`(?:\w+\.|\.\.\.)?(?<name>[\w-]+)`$/u.exec(cell)?.groups?.['name'] ?? '';

/** Formats a type as inline code, in double backticks when it contains one. */
function toCell(type: string): string {
  const text = type.replaceAll('|', '\\|');
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function describeTarget({ name, parameter }: ReferenceTarget): string {
  if (parameter === undefined) return `type ${name}`;
  return parameter === ''
    ? `function ${name}`
    : `function ${name} with an object parameter named ${parameter}`;
}

/** Returns the tables of a page that follow a `types:` comment. */
export function listReferenceTables(text: string): ReferenceTable[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.includes(MARKER_START) ? [{ target: readMarker(line), line: index + 1 }] : [],
    );
}

/** Writes the types into the rows of the table below a comment. Returns the table's problems. */
function fillTable(
  lines: string[],
  line: number,
  { name, without }: ReferenceTarget,
  types: MemberTypes,
): LineProblem[] {
  const [, second] = cellsOf(lines[line + 1]);
  if (lines[line] !== '' || second !== 'Type' || cellsOf(lines[line + 3]).length < 3) {
    return [
      {
        line,
        text: 'an empty line and then a table whose second column is "Type" has to follow this comment.',
      },
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
        text:
          member === ''
            ? `the first cell isn't a member of ${name} in code font, such as \`name\`.`
            : `${name} has no member named ${member}.`,
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
 * Writes the types that the package declares into the second column of every marked table. Reports
 * malformed comments and tables, rows that the package doesn't have, and members without a row.
 */
export function fillReferenceTables(
  text: string,
  typesOf: (target: ReferenceTarget) => MemberTypes | undefined,
): FilledPage {
  const lines = text.split('\n');
  const problems = listReferenceTables(text).flatMap(({ target, line }): LineProblem[] => {
    if (target === undefined)
      return [{ line, text: `the comment has to be written as ${SYNTAX}.` }];
    const types = typesOf(target);
    return types === undefined
      ? [{ line, text: `${target.module} doesn't export a ${describeTarget(target)}.` }]
      : fillTable(lines, line, target, types);
  });
  return { text: lines.join('\n'), problems };
}
