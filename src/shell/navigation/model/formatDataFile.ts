import type { NavTree } from './types';

/**
 * Returns the path of the file that defines a tree, for messages: `joy-ui` is in
 * `src/shell/navigation/data/joyUi.ts`.
 */
export function formatDataFile({ id }: Pick<NavTree, 'id'>): string {
  const [section = id] = id.split('/');
  const name = section.replace(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
  return `src/shell/navigation/data/${name}.ts`;
}
