import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { DEFERRED_SCRIPT_TYPE } from '../model/deferredScripts';

/**
 * Parts of the stock template, and what is in their place: scripts wait until they are asked for,
 * and all languages have one folder of assets.
 */
const CHANGES = (assetRoot: string): readonly (readonly [stock: string, own: string])[] => [
  [
    '<script src="<%= it.baseUrl %><%= script %>" defer></script>',
    `<script type="${DEFERRED_SCRIPT_TYPE}" data-src="${assetRoot}<%= script %>"></script>`,
  ],
  [
    '<link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />',
    `<link rel="stylesheet" href="${assetRoot}<%= stylesheet %>" />`,
  ],
];

/**
 * Docusaurus' template of a page with scripts that the browser leaves alone until
 * `requestScripts.ts` asks for them. Throws when the stock template has changed.
 *
 * @param assetRoot where the folder of assets is that all languages share: `/`
 */
export function createDeferredStartTemplate(assetRoot: string): string {
  return CHANGES(assetRoot).reduce((template, [stock, own]) => {
    const parts = template.split(stock);
    if (parts.length !== 2) {
      throw new Error(
        `src/shell/startup/node/deferredStartTemplate.ts:7: Docusaurus’ page template (@docusaurus/core/lib/ssg/ssgTemplate.html.js) no longer has ${stock} once, which is replaced here. Compare and adapt CHANGES.`,
      );
    }
    return parts.join(own);
  }, stockTemplate);
}
