import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { DEFERRED_SCRIPT_TYPE } from '../model/deferredScripts';

/**
 * Returns what to replace in Docusaurus' template: scripts wait until they're requested, and all
 * languages load their assets from one folder.
 */
const createReplacements = (
  assetRoot: string,
): readonly (readonly [original: string, replacement: string])[] => [
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
 * Returns Docusaurus' page template with scripts that the browser ignores until
 * `requestScripts.ts` requests them.
 *
 * @param assetRoot base URL of the `assets` folder that all languages share: `/`
 * @throws when an upgrade has changed the parts of the template that are replaced
 */
export function createDeferredStartTemplate(assetRoot: string): string {
  return createReplacements(assetRoot).reduce((template, [original, replacement]) => {
    const parts = template.split(original);
    if (parts.length !== 2) {
      throw new Error(
        `src/shell/startup/node/deferredStartTemplate.ts:8: Can't defer the scripts of the page template, because Docusaurus' template (@docusaurus/core/lib/ssg/ssgTemplate.html.js) no longer contains this exactly once: ${original}. Compare the two and update createReplacements.`,
      );
    }
    return parts.join(replacement);
  }, stockTemplate);
}
