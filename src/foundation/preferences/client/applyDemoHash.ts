import type { ClientModule } from '@docusaurus/types';
import { readDemoHash } from '../model/demoHash';
import { codeStylingStore } from './useCodeStyling';
import { codeVariantStore } from './useCodeVariant';

/** Whether the current page has a demo of this name. A demo's id is its name (spec DEMO-1). */
const isDemoOfPage = (name: string): boolean =>
  document.getElementById(name)?.hasAttribute('data-demo') === true;

/**
 * Applies the styling and language in a hash that names a demo. They apply until the reader leaves
 * the page or uses the controls, and only the controls save a choice (spec PREF-8).
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  const { styling, variant } = readDemoHash(location.hash, isDemoOfPage);
  const isNewPage = previousLocation?.pathname !== location.pathname;
  if (isNewPage || styling !== undefined) codeStylingStore.setForVisit(styling);
  if (isNewPage || variant !== undefined) codeVariantStore.setForVisit(variant);
};
