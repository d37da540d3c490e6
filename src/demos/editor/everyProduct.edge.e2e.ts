import { addLine, openDemoEditor } from '../../tooling/testing/browser/openEditor';
import { startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/**
 * A demo for each script with packages in the live preview (`RUNTIME_GROUPS`), and an element that it
 * renders. A demo that needs a module that no script provides couldn't be edited. Toolpad's demo is in
 * `appearance.e2e.ts`.
 */
test.each([
  ['/material-ui/react-autocomplete#CountryAutocomplete.tsx', '.MuiAutocomplete-root input'],
  ['/material-ui/react-autocomplete#MatchSorterAutocomplete.tsx', '.MuiAutocomplete-root input'],
  ['/material-ui/react-list#VirtualizedList.tsx', '.MuiListItem-root, [data-index]'],
  ['/material-ui/react-snackbar#NotistackSnackbars.tsx', '.MuiButton-root'],
  ['/material-ui/react-text-field#HookForm.tsx', '.MuiTextField-root'],
  ['/material-ui/react-text-field#LibraryMasks.tsx', '.MuiTextField-root'],
  ['/material-ui/react-timeline#BasicTimeline.tsx', '.MuiTimelineItem-root'],
  ['/material-ui/transitions#SpringModal.tsx', '.MuiButton-root'],
  ['/system/react-box#BoxBasics.tsx', '[class*="MuiBox"]'],
  ['/joy-ui/react-button#ButtonVariants.tsx', '.MuiButton-variantSolid'],
  ['/x/react-data-grid#OverviewGrid.tsx', '.MuiDataGrid-row'],
  ['/x/react-data-grid/virtualization#VirtualizationHugeGrid.tsx', '.MuiDataGrid-row'],
  ['/x/react-data-grid/row-grouping#RowGroupingEmployees.tsx', '.MuiDataGrid-row'],
  ['/x/react-date-pickers#OverviewAppointments.tsx', '.MuiDateCalendar-root'],
  ['/x/react-date-pickers/localization#LocalizationGerman.tsx', '.MuiPickersTextField-root'],
  ['/x/react-date-pickers/date-time-range-field#DateTimeRangeFieldSingle.tsx', '[role="group"]'],
  ['/x/react-charts#OverviewDashboard.tsx', 'svg path'],
  ['/x/react-charts/funnel#FunnelConversion.tsx', 'svg path'],
  ['/x/react-tree-view#OverviewExplorer.tsx', '[role="treeitem"]'],
  ['/x/react-tree-view/rich-tree-view/lazy-loading#LazyFiles.tsx', '[role="treeitem"]'],
])('%s can be edited', async (address, rendered) => {
  const { page, field, live, problem, consoleErrors } = await openDemoEditor(site, {}, address);
  await addLine(field);
  const failed = problem.filter({ hasText: /\S/u });
  await Promise.race([live.locator(rendered).first().waitFor(), failed.waitFor()]);
  expect(await failed.allTextContents()).toEqual([]);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('a chart keeps its width while its edited version is shown', async () => {
  const address = '/x/react-charts/brush#BrushRange.tsx';
  const { page, demo, field, live, consoleErrors } = await openDemoEditor(site, {}, address);
  const chart = demo.locator('[data-demo-preview] svg[class*="MuiChart"]').first();
  const readWidth = (): Promise<number> => chart.evaluate(({ clientWidth }) => clientWidth);
  const before = await readWidth();
  expect(before).toBeGreaterThan(100);
  await addLine(field);
  await live.locator('svg path').first().waitFor();
  await chart.waitFor({ state: 'hidden' });
  // The preview has no padding while it contains the frame.
  expect(await readWidth()).toBeGreaterThanOrEqual(before);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});
