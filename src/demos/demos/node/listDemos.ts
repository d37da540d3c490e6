import fs from 'node:fs';
import path from 'node:path';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import type { ThemeName } from '../model/types';
import { demoName, demoTheme } from './describeDemo';
import { findDemoVariants } from '../../../writing/content/node/findDemoVariants';

const DEMO_LINE = /<Demo\b[^>]*?\bsrc="([^"]+)"[^>]*>/g;
/** The whole front matter isn't parsed for one value: this runs over all pages at every start. */
const TITLE_LINE = /^title:\s*(['"]?)(.*?)\1\s*$/m;

/** A demo of a page, as its standalone address knows it. */
export interface ListedDemo {
  /** `material-ui/react-button/BasicButtons` */
  readonly address: string;
  /** `/material-ui/react-button` */
  readonly page: string;
  readonly name: string;
  readonly theme: ThemeName;
  readonly variants: Partial<Record<DemoStyling, string>>;
  /** Title of the page. */
  readonly pageTitle: string;
  /** Whether the page shows it in a frame: it needs a window of its own. */
  readonly isDocument: boolean;
}

/** Code samples are not the page's own markup; their lines stay, so that numbers hold. */
export function withoutFences(text: string): string {
  return text.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1`*$/gm, (block) => block.replace(/[^\n]/g, ' '));
}

/** Every demo that a page of `docs/` shows, in the order of the addresses. */
export function listDemos(docsFolder: string, pages: ReadonlyMap<string, string>): ListedDemo[] {
  const demos = new Map<string, ListedDemo>();
  for (const [page, id] of pages) {
    const file = ['.mdx', '.md']
      .map((extension) => path.join(docsFolder, id + extension))
      .find((candidate) => fs.existsSync(candidate));
    if (file === undefined) continue;
    const text = fs.readFileSync(file, 'utf8');
    const [, , pageTitle = ''] = TITLE_LINE.exec(text) ?? [];
    for (const [line, src = ''] of withoutFences(text).matchAll(DEMO_LINE)) {
      const variants = findDemoVariants(file, src);
      const [entry] = Object.values(variants);
      if (entry === undefined) continue;
      const name = demoName(entry);
      const address = `${page.slice(1)}/${name}`;
      const theme = demoTheme(fs.readFileSync(entry, 'utf8'));
      const isDocument = /\siframe\b/.test(line);
      demos.set(address, { address, page, pageTitle, name, theme, variants, isDocument });
    }
  }
  return [...demos.values()].sort((a, b) => (a.address < b.address ? -1 : 1));
}
