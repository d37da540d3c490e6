import type { PageSource } from '../../../writing/content/model/pageSource';
import type { Problem } from '../../../writing/content/model/problem';
import { findNearest } from '../../../shell/navigation/model/findNearest';

const KEYS = ['components', 'hooks'] as const;

/** Names in `components:` and `hooks:` that no documented package exports. */
export function checkComponentNames(
  { file, text, frontMatter }: PageSource,
  known: ReadonlySet<string>,
): Problem[] {
  const lines = text.split('\n');
  return KEYS.flatMap((key) => {
    const names: unknown = frontMatter[key];
    if (!Array.isArray(names)) return [];
    const first = Math.max(
      0,
      lines.findIndex((line) => line.startsWith(`${key}:`)),
    );
    return names
      .filter((name): name is string => typeof name === 'string' && !known.has(name))
      .map((name) => {
        const guess = findNearest(name, known);
        const own = lines.findIndex((line, index) => index >= first && line.includes(name));
        return {
          file,
          line: Math.max(first, own) + 1,
          what: `"${key}:" names ${name}, which no documented package exports, so the page has no link to its API.`,
          fix:
            guess === undefined
              ? 'Write the name as the package exports it.'
              : `Did you mean ${guess}?`,
        };
      });
  });
}
