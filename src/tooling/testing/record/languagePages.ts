import { TEMPLATES } from '../browser/templates';
import { chooseVisits } from './passedRecord';
import { listHtmlItems } from './sources';

/** Pages that the crawl over HTML files always visits. */
export const ALWAYS_CHECKED: ReadonlySet<string> = new Set(TEMPLATES);

/** Pages besides the templates that browser tests open in another language. */
const OPENED_BY_TESTS = ['/material-ui/api/chip'] as const;

/**
 * Returns the addresses of the pages that a build for tests has in every language, even if they aren't
 * translated: those that the crawl over HTML files visits and those that browser tests open.
 */
export const listLanguagePages = (): readonly string[] => [
  ...chooseVisits('html', listHtmlItems(), ALWAYS_CHECKED).map(({ key }) => key),
  ...OPENED_BY_TESTS,
];
