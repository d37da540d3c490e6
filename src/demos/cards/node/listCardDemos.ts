import fs from 'node:fs';
import path from 'node:path';
import { splitFrontMatter } from '../../../writing/content/model/splitFrontMatter';
import { parseSections } from '../../../writing/content/node/parseSections';
import { listDemos, withoutFences } from '../../demos/node/listDemos';
import type { ListedDemo } from '../../demos/node/listDemos';
import { PICTURE_CHOICES, PRODUCT_PICTURES } from '../data/pictures';
import { cardTarget, pictureName } from '../model/pictureName';

/** A card's picture and the demo that it shows. */
export interface CardDemo {
  /** Name of the picture. */
  readonly name: string;
  readonly demo: ListedDemo;
  /** Whether the picture shows what the demo's first button opens. */
  readonly press: boolean;
}

const CARDS = /^<Cards>$([\s\S]*?)^<\/Cards>$/gm;
const LINK = /^- \[[^\]]+\]\(([^)\s]+)\)/gm;

/** Lists the links of all cards on pages and on the start page. Links to an anchor are made absolute. */
function listCardLinks(docsFolder: string, pages: ReadonlyMap<string, string>): string[] {
  const links = new Set(PRODUCT_PICTURES.values());
  for (const [page, id] of pages) {
    const text = readPage(docsFolder, id);
    for (const [, list = ''] of text.matchAll(CARDS)) {
      for (const [, url = ''] of list.matchAll(LINK)) links.add(cardTarget(url, page));
    }
  }
  return [...links].sort();
}

/** Lists the demo of each card's picture. Cards that link to a page without demos are left out. */
export function listCardDemos(docsFolder: string, pages: ReadonlyMap<string, string>): CardDemo[] {
  const demos = new Map(listDemos(docsFolder, pages).map((demo) => [demo.address, demo]));
  return listCardLinks(docsFolder, pages).flatMap((link) => {
    const [page = '', anchor] = link.split('#', 2);
    const { demo: chosen, press = false } = PICTURE_CHOICES[link] ?? {};
    const name = chosen ?? findFirstDemo(readPage(docsFolder, pages.get(page) ?? ''), anchor);
    const demo = demos.get(`${page.slice(1)}/${name ?? ''}`);
    return demo === undefined ? [] : [{ name: pictureName(link), demo, press }];
  });
}

/** Returns the name of the first demo of a page, or of the first one after an anchor. */
function findFirstDemo(text: string, anchor: string | undefined): string | undefined {
  const sections = parseSections(splitFrontMatter(text).body);
  const start = anchor === undefined ? 0 : sections.findIndex(({ id }) => id === anchor);
  const [demo] = start < 0 ? [] : sections.slice(start).flatMap(({ demos }) => demos);
  return demo === undefined ? undefined : path.basename(demo);
}

function readPage(docsFolder: string, id: string): string {
  const file = path.join(docsFolder, `${id}.mdx`);
  return fs.existsSync(file) ? withoutFences(fs.readFileSync(file, 'utf8')) : '';
}
