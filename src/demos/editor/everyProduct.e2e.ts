import { openDemoEditor } from '../../tooling/testing/browser/openEditor';
import { startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/**
 * A demo of each product, and what it draws: the packages, icons, and shared files of a live preview
 * are bundled for each. Those of Toolpad are edited in `appearance.e2e.ts`.
 */
test.each([
  ['/material-ui/react-autocomplete#CountryAutocomplete.tsx', '.MuiAutocomplete-root input'],
  ['/system/react-box#BoxBasics.tsx', '[class*="MuiBox"]'],
  ['/joy-ui/react-button#ButtonVariants.tsx', '.MuiButton-variantSolid'],
  ['/x/react-data-grid#OverviewGrid.tsx', '.MuiDataGrid-row'],
  ['/x/react-date-pickers#OverviewAppointments.tsx', '.MuiDateCalendar-root'],
  ['/x/react-charts#OverviewDashboard.tsx', 'svg path'],
  ['/x/react-tree-view#OverviewExplorer.tsx', '[role="treeitem"]'],
])('%s can be edited', async (place, drawn) => {
  const { page, field, live, problem, consoleErrors } = await openDemoEditor(site, {}, place);
  await field.press('ControlOrMeta+End');
  await field.pressSequentially('\n// one more line');
  const failed = problem.filter({ hasText: /\S/u });
  await Promise.race([live.locator(drawn).first().waitFor(), failed.waitFor()]);
  expect(await failed.allTextContents()).toEqual([]);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});
