import type { ClientModule } from '@docusaurus/types';
import { scrollToTarget } from './scrollToTarget';

/**
 * Scrolls to the hash of the URL that was opened. The browser does that for built pages, but the HTML of
 * the dev server is empty when the browser looks for the element. So this module exists only in
 * development. For later navigations, Docusaurus scrolls.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ previousLocation }) => {
  if (previousLocation === null) scrollToTarget();
};
