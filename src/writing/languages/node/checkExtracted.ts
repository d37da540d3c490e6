import type { Problem } from '../../content/model/problem';
import type { SidebarItem } from '../../../shell/navigation/model/sidebarItem';
import { ENGLISH_FOLDER, readMessages } from './messageFiles';

const FILE = 'docusaurus-plugin-content-docs/current.json';
/** The maximum number of keys in the message. */
const MAX_KEYS = 3;

/** Returns the message keys that Docusaurus generates for a sidebar's labels. */
function listKeys(sidebar: string, items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    // Docusaurus doesn't translate HTML items.
    if (item.type === 'html') return [];
    const kind = item.type === 'ref' ? 'doc' : item.type;
    return [
      `sidebar.${sidebar}.${kind}.${item.key}`,
      ...('items' in item ? listKeys(sidebar, item.items) : []),
    ];
  });
}

/**
 * Reports sidebar labels that are missing from the extracted English messages. When a planned page is
 * written, the key of its label changes, so the label would be in English in every language until
 * the next extraction.
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
  const keys = missing.slice(0, MAX_KEYS).join(', ');
  return [
    {
      file: `${ENGLISH_FOLDER}/${FILE}`,
      line: 1,
      what: `Sidebar labels that are missing from the English messages would be in English in every language: ${keys}${missing.length > MAX_KEYS ? ', …' : ''} (${String(missing.length)} in total).`,
      fix: 'Run "npm run i18n:extract" and commit the changes.',
    },
  ];
}
