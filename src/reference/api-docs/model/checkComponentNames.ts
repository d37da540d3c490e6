import type { PageSource } from '../../../writing/content/model/pageSource';
import type { Problem } from '../../../writing/content/model/problem';
import { findClosestMatch } from '../../../shell/navigation/model/findClosestMatch';

const KEYS = ['components', 'hooks'] as const;

/** Reports names in `components:` and `hooks:` that no documented package exports. */
export function checkComponentNames(
  { file, text, frontMatter }: PageSource,
  known: ReadonlySet<string>,
): Problem[] {
  const lines = text.split('\n');
  return KEYS.flatMap((key) => {
    const names: unknown = frontMatter[key];
    if (!Array.isArray(names)) return [];
    const keyIndex = Math.max(
      0,
      lines.findIndex((line) => line.startsWith(`${key}:`)),
    );
    return names
      .filter((name): name is string => typeof name === 'string' && !known.has(name))
      .map((name) => {
        const suggestion = findClosestMatch(name, known);
        const nameIndex = lines.findIndex(
          (line, index) => index >= keyIndex && line.includes(name),
        );
        return {
          file,
          line: Math.max(keyIndex, nameIndex) + 1,
          what: `"${key}:" names ${name}, which no documented package exports, so the page can't link to its API.`,
          fix:
            suggestion === undefined
              ? 'Write the name as the package exports it.'
              : `Did you mean ${suggestion}?`,
        };
      });
  });
}
