import type { PageSource } from './pageSource';
import type { Problem } from './problem';
import { checkAddresses } from './rules/checkAddresses';
import { checkCharacters } from './rules/checkCharacters';
import { checkClosed } from './rules/checkClosed';
import { checkFences } from './rules/checkFences';
import { checkFirstDemo } from './rules/checkFirstDemo';
import { checkHeadings } from './rules/checkHeadings';
import { checkInstalls } from './rules/checkInstalls';
import { checkMarkup } from './rules/checkMarkup';

/** Partials (`_name.mdx`) become part of a page that has its own headings. */
const isPartial = (file: string): boolean => /(^|[\\/])_[^\\/]*$/u.test(file);

/**
 * What no page, post, partial, or translation may contain. The build, the dev server, and the
 * checks of writers and translators all ask here.
 */
export function listPageProblems(page: PageSource): Problem[] {
  const { file } = page;
  return [
    ...(file.endsWith('.md')
      ? [
          {
            file,
            line: 1,
            what: 'A page that ends with ".md" may contain any HTML.',
            fix: 'Rename it to ".mdx".',
          },
        ]
      : []),
    ...checkCharacters(page),
    ...(isPartial(file) ? [] : checkHeadings(page)),
    ...checkMarkup(page),
    ...checkFirstDemo(page),
    ...checkAddresses(page),
    ...checkClosed(page),
    ...checkFences(page),
    ...checkInstalls(page),
  ].sort((a, b) => a.line - b.line);
}
