import fs from 'node:fs';
import path from 'node:path';
import type { Heading, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { DEFAULT_LOCALE } from '../../../foundation/site/model/locales';
import { compareBlocks } from '../model/compareBlocks';
import { pairHeadings } from '../model/pairHeadings';
import { jsxElement } from '../../content/node/mdxNodes';
import type { RecordedBlock } from '../model/types';
import { createChanges } from './createChanges';
import { currentLocale } from './currentLocale';
import { readEnglishBlocks } from './readBlocks';
import { findPair, readRecord } from './translationFiles';

/** Returns the node of an MDX comment. Docusaurus reads the ID of a heading from one. */
function commentNode(text: string): unknown {
  const comments = [{ type: 'Block', value: text }];
  const estree = { type: 'Program', sourceType: 'module', body: [], comments };
  return { type: 'mdxTextExpression', value: `/*${text}*/`, data: { estree } };
}

function setIds(tree: Root, ids: readonly (string | undefined)[]): void {
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading');
  for (const [index, heading] of headings.entries()) {
    const id = ids[index];
    if (id !== undefined) heading.children.push(commentNode(` #${id} `) as Heading['children'][0]);
  }
}

const isHeading = ({ kind }: RecordedBlock): boolean => kind.startsWith('heading-');

/**
 * Remark plugin: gives the headings of a translated page the IDs of the English ones, so that links to
 * a section work in every language. If the English page has changed since it was translated, it also
 * adds a notice.
 */
export function remarkTranslation({ siteDir }: { readonly siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const locale = currentLocale();
    if (locale === DEFAULT_LOCALE || /(^|[\\/])_[^\\/]*$/.test(file.path)) return;
    const pair = findPair(siteDir, file.path);
    const record = pair === undefined ? undefined : readRecord(siteDir, pair);
    if (pair === undefined || record === undefined) return;
    const english = fs.readFileSync(path.join(siteDir, pair.source), 'utf8');
    if (String(file.value) === english) return;
    const current = readEnglishBlocks(english);
    setIds(tree, pairHeadings(record.blocks.filter(isHeading), current.filter(isHeading)));
    const changes = createChanges(record.blocks, compareBlocks(record.blocks, current));
    if (changes.length === 0) return;
    const attributes = { page: pair.source, changes: JSON.stringify(changes) };
    tree.children.unshift(jsxElement('StaleNotice', {}, attributes) as unknown as RootContent);
  };
}
