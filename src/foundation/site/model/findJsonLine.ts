/** The line of a mistake in JSON, from the parser's message; the last one where it names no place. */
export function findJsonLine(text: string, message: string): number {
  const line = /line (\d+)/u.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const offset = /position (\d+)/u.exec(message)?.[1];
  return text.slice(0, offset === undefined ? text.length : Number(offset)).split('\n').length;
}
