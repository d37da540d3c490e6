import fs from 'node:fs';
import path from 'node:path';
import { DEMO_STYLINGS } from '../../../foundation/preferences/model/demoStyling';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';

/**
 * Returns the page next to which a page's demos are: itself, or the English page of a translation
 * (`docs/a.mdx` for `i18n/zh/docusaurus-plugin-content-docs/current/a.mdx`).
 */
export function getEnglishPage(pageFile: string): string {
  return pageFile.replace(
    /i18n[\\/][^\\/]+[\\/]docusaurus-plugin-content-(docs[\\/])current[\\/]/,
    '$1',
  );
}

/** Returns a demo's entry files by styling. A single `.tsx` file is the `system` styling. */
export function findDemoVariants(
  pageFile: string,
  src: string,
): Partial<Record<DemoStyling, string>> {
  const target = path.resolve(path.dirname(getEnglishPage(pageFile)), src);
  if (src.endsWith('.tsx')) return fs.existsSync(target) ? { system: target } : {};
  return Object.fromEntries(
    DEMO_STYLINGS.map((styling) => [styling, path.join(target, styling, 'index.tsx')]).filter(
      ([, file]) => fs.existsSync(file ?? ''),
    ),
  );
}

/**
 * Returns the page's part of the URLs of standalone demos: `a/b` for `docs/a/b/index.mdx`, `undefined`
 * outside `docs/`.
 */
export function getPagePath(pageFile: string): string | undefined {
  const match = /(?:^|[\\/])docs[\\/](.+?)(?:[\\/]index)?\.mdx?$/.exec(getEnglishPage(pageFile));
  return match?.[1]?.replaceAll('\\', '/');
}
