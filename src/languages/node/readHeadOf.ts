import { parse } from 'yaml';

const HEAD = /^---\r?\n(?<yaml>[\s\S]*?)\r?\n?^---[ \t]*$/m;

/** The front matter of a page; empty when it has none. Throws the parser's error. */
export function readHeadOf(text: string): Readonly<Record<string, unknown>> {
  const yaml = HEAD.exec(text)?.groups?.['yaml'];
  if (yaml === undefined || !text.startsWith('---')) return {};
  const value: unknown = parse(yaml);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Line of a YAML error in its page, counted from 1, and its reason. */
export function describeHeadError(error: unknown): { line: number; reason: string } {
  const { message, linePos } = error as {
    message: string;
    linePos?: readonly [{ readonly line: number }];
  };
  // The parser starts after the opening line.
  return { line: (linePos?.[0].line ?? 0) + 1, reason: message.split(' at line ')[0] ?? message };
}
