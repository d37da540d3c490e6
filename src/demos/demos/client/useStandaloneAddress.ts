import useBaseUrl from '@docusaurus/useBaseUrl';
import { useForeignDirection } from '../../../foundation/preferences/client/useDirection';
import { previewQuery } from '../model/previewOptions';
import type { PreviewOptions } from '../model/previewOptions';
import { STANDALONE_DEMO_ROOT } from '../model/types';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';

/**
 * Returns a function that creates the standalone address of each styling of a demo, with preview options.
 * All languages share the English standalone page, so the direction of the current language is passed in
 * the query string. The dev server serves only one language, including its standalone page.
 */
export function useStandaloneAddress(
  address: string,
  options: PreviewOptions,
  stylingCount: number,
): (styling: DemoStyling) => string {
  const shared = `${STANDALONE_DEMO_ROOT}/${address}`;
  const localized = useBaseUrl(shared);
  const direction = useForeignDirection();
  const root = process.env.NODE_ENV === 'development' ? localized : shared;
  return (styling) => root + previewQuery({ direction, ...options }, styling, stylingCount);
}
