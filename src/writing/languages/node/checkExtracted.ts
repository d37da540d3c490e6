import type { Problem } from '../../content/model/problem';
import type { SidebarItem } from '../../../shell/navigation/model/sidebarItem';
import { ENGLISH_FOLDER, readMessages } from './messageFiles';

const FILE = 'docusaurus-plugin-content-docs/current.json';
const SHOWN = 3;

/** Keys of the labels of a sidebar, as Docusaurus makes them. */
function listKeys(sidebar: string, items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    // A line of HTML is not a text that Docusaurus translates.
    if (item.type === 'html') return [];
    const kind = item.type === 'ref' ? 'doc' : item.type;
    return [
      `sidebar.${sidebar}.${kind}.${item.key}`,
      ...('items' in item ? listKeys(sidebar, item.items) : []),
    ];
  });
}

/**
 * Whether the English list has the labels of the sidebars as they are now. A node whose page is
 * written changes its key, and its label would be English in every language until the next
 * extraction.
 */
export function checkExtracted(
  siteDir: string,
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>,
): Problem[] {
  const known = readMessages(siteDir, 'en', FILE);
  const missing = Object.entries(sidebars)
    .flatMap(([name, items]) => listKeys(name, items))
    .filter((key) => !(key in known));
  if (missing.length === 0) return [];
  const names = missing.slice(0, SHOWN).join(', ');
  return [
    {
      file: `${ENGLISH_FOLDER}/${FILE}`,
      line: 1,
      what: `${String(missing.length)} labels of the sidebars are not in the list of English texts (${names}${missing.length > SHOWN ? ', …' : ''}): they would be English in every language.`,
      fix: 'Run "npm run i18n:extract" and commit what it changes.',
    },
  ];
}
