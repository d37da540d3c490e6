import { showChoices } from '../../foundation/color-mode/client/inline/showChoices';
import { restoreSidebar } from '../../shell/navigation/client/inline/restoreSidebar';
import { layOutTopFirst } from '../../shell/startup/client/inline/layOutTopFirst';
import { showWebFont } from '../../shell/startup/client/inline/showWebFont';
import { startApplication } from '../../shell/startup/client/inline/startApplication';
import { markLanguageOffer } from '../../writing/languages/client/inline/markLanguageOffer';

/**
 * A page's only inline script (decision 2). It runs before the first paint, is bundled with
 * everything it imports (`bundleInlineScript.ts`), and is allowed by its hash
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
    // Report the error in the console without stopping the other parts.
    setTimeout(() => {
      throw error;
    });
  }
}
