import { connectToPage } from './connect';
import { provideStorage } from './provideStorage';
import { startFrame } from './startFrame';

// The document that edited code runs in. It has no origin, no network and no storage of the browser's; all
// that it knows comes from the page that created it.

/** Set by the build where the document is on another host than the site (LIVE_ORIGIN). */
const { pageOrigin } = document.documentElement.dataset;

provideStorage(window);
// The origin in the address: the document's own is opaque.
connectToPage(pageOrigin ?? window.location.origin, startFrame);
