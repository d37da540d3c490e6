import type { ClientModule } from '@docusaurus/types';
import { readDemoHash } from '../model/demoHash';
import { codeStylingStore } from './useCodeStyling';
import { codeVariantStore } from './useCodeVariant';

/** Whether the page that is shown has a demo of this name: it carries it as its id (spec DEMO-1). */
const isDemoOfPage = (name: string): boolean =>
  document.getElementById(name)?.hasAttribute('data-demo') === true;

/**
 * A hash that names a demo picks its styling and language until the reader leaves the page or
 * uses the controls, which alone save a choice (spec PREF-8).
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
