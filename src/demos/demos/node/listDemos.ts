import fs from 'node:fs';
import path from 'node:path';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import type { ThemeName } from '../model/types';
import { demoName, demoTheme } from './describeDemo';
import { findDemoVariants } from '../../../writing/content/node/findDemoVariants';

const DEMO_LINE = /<Demo\b[^>]*?\bsrc="([^"]+)"[^>]*>/g;
/** Matches the title without parsing the front matter, because this runs on every page at each start. */
const TITLE_LINE = /^title:\s*(['"]?)(.*?)\1\s*$/m;

/** A demo on a page, with everything its standalone address needs. */
export interface ListedDemo {
  /** `material-ui/react-button/BasicButtons` */
  readonly address: string;
  /** `/material-ui/react-button` */
  readonly page: string;
  readonly name: string;
  readonly theme: ThemeName;
  readonly variants: Partial<Record<DemoStyling, string>>;
  /** Title of the page the demo is on. */
  readonly pageTitle: string;
  /** Whether the page shows it in an iframe, because it needs its own window. */
  readonly isDocument: boolean;
}

/** Blanks out fenced code blocks, whose content isn't markup of the page. Line numbers stay the same. */
export function withoutFences(text: string): string {
  return text.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1`*$/gm, (block) => block.replace(/[^\n]/g, ' '));
}

/** Lists every demo on the pages of the docs folder, sorted by address. */
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
