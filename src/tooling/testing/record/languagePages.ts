import { TEMPLATES } from '../browser/templates';
import { chooseVisits } from './passedRecord';
import { listHtmlItems } from './sources';

/** What the crawl over HTML files visits in any case. */
export const ALWAYS_JUDGED: ReadonlySet<string> = new Set(TEMPLATES);

/** What journeys open in another language, beside the templates. */
const JOURNEYS = ['/material-ui/api/chip'] as const;

/**
 * Addresses of the pages that a build for tests has in every language, beside the translated ones:
 * what the crawl over HTML files visits, and what journeys open.
 */
export const listLanguagePages = (): readonly string[] => [
  ...chooseVisits('html', listHtmlItems(), ALWAYS_JUDGED).map(({ key }) => key),
  ...JOURNEYS,
];
