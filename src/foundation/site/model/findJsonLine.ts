/**
 * Returns the line of a JSON syntax error, from the message of `JSON.parse`. If the message doesn't
 * contain a position, that's the last line.
 */
export function findJsonLine(text: string, message: string): number {
  const line = /line (\d+)/u.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const offset = /position (\d+)/u.exec(message)?.[1];
  return text.slice(0, offset === undefined ? text.length : Number(offset)).split('\n').length;
}
