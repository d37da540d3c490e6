import type { PageSource } from './pageSource';
import type { Problem } from './problem';
import { checkAddresses } from './rules/checkAddresses';
import { checkCharacters } from './rules/checkCharacters';
import { checkUnclosedBlocks } from './rules/checkUnclosedBlocks';
import { checkFences } from './rules/checkFences';
import { checkFirstDemo } from './rules/checkFirstDemo';
import { checkHeadings } from './rules/checkHeadings';
import { checkInstalls } from './rules/checkInstalls';
import { checkMarkup } from './rules/checkMarkup';

/** Partials (`_name.mdx`) are included in pages, so they don't have to start at `##`. */
const isPartial = (file: string): boolean => /(^|[\\/])_[^\\/]*$/u.test(file);

/**
 * Returns everything in a page, post, partial, or translation that isn't allowed. The build, the dev
 * server, and the checks of writers and translators all use this function.
 */
export function listPageProblems(page: PageSource): Problem[] {
  const { file } = page;
  return [
    ...(file.endsWith('.md')
      ? [
          {
            file,
            line: 1,
            what: 'A ".md" file could contain any HTML, because the rules for pages only cover MDX.',
            fix: 'Change its extension to ".mdx".',
          },
        ]
      : []),
    ...checkCharacters(page),
    ...(isPartial(file) ? [] : checkHeadings(page)),
    ...checkMarkup(page),
    ...checkFirstDemo(page),
    ...checkAddresses(page),
    ...checkUnclosedBlocks(page),
    ...checkFences(page),
    ...checkInstalls(page),
  ].sort((a, b) => a.line - b.line);
}
