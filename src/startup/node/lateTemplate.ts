import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const STOCK = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';
const LATE = '<script type="site/late" data-src="<%= it.baseUrl %><%= script %>"></script>';

/**
 * Docusaurus' template of a page with scripts that the browser leaves alone until
 * `createStartScript.ts` asks for them. Throws when the stock template has changed.
 */
export function createLateTemplate(): string {
  const parts = stockTemplate.split(STOCK);
  if (parts.length !== 2) {
    throw new Error(
      'src/startup/node/lateTemplate.ts:3: Docusaurus’ page template (@docusaurus/core/lib/ssg/ssgTemplate.html.js) no longer has its scripts in the form that is replaced here. Compare and adapt STOCK.',
    );
  }
  return parts.join(LATE);
}
