import { showChoices } from '../../foundation/color-mode/client/inline/showChoices';
import { restoreSidebar } from '../../shell/navigation/client/inline/restoreSidebar';
import { layOutTopFirst } from '../../shell/startup/client/inline/layOutTopFirst';
import { showWebFont } from '../../shell/startup/client/inline/showWebFont';
import { startApplication } from '../../shell/startup/client/inline/startApplication';
import { markLanguageOffer } from '../../writing/languages/client/inline/markLanguageOffer';

/**
 * The one inline script of a page (decision 2). It runs before the first paint, is bundled with all
 * that it imports (`bundleInlineScript.ts`), and is pinned by its hash
 * (`src/publish/hosting/data/inlineScripts.ts`).
 */
const PARTS = [
  showChoices,
  markLanguageOffer,
  layOutTopFirst,
  showWebFont,
  restoreSidebar,
  startApplication,
];

for (const run of PARTS) {
  try {
    run();
  } catch (error) {
    // A part that fails is seen in the console and doesn't keep the others from running.
    setTimeout(() => {
      throw error;
    });
  }
}
