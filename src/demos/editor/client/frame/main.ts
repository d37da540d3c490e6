import { connectToPage } from './connect';
import { provideStorage } from './provideStorage';
import { startFrame } from './startFrame';

// The entry of the document that edited code runs in. It has an opaque origin and neither network access nor
// storage, so everything it needs comes from the page that created it.

/** Set by the build if the document is on a different host than the site (LIVE_ORIGIN). */
const { pageOrigin } = document.documentElement.dataset;

provideStorage(window);
// `location.origin` is the origin of the URL, unlike `self.origin`, which is opaque.
connectToPage(pageOrigin ?? window.location.origin, startFrame);
