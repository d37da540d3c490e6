import { findLabelProblems } from './chartLabels';
import { startSite } from './site';
import type { SiteUnderTest } from './site';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

async function check(drawing: string): Promise<string[]> {
  const page = await site.browser.newPage({ bypassCSP: true });
  await page.goto(`${site.url}/ad-frame.html`);
  await page.setContent(
    `<!doctype html><html lang="en"><title>A page</title>
    <svg class="MuiChartsSurface-root" width="200" height="100">${drawing}</svg>`,
  );
  const found = await findLabelProblems(page, 'body');
  await page.close();
  return found;
}

const label = (x: number, y: number, text = 'Label') => `<text x="${x}" y="${y}">${text}</text>`;
const axis = (...ticks: string[]) =>
  `<g class="MuiChartsAxis-root">${ticks
    .map(
      (text) =>
        `<g class="MuiChartsAxis-tickContainer"><text class="MuiChartsAxis-tickLabel" x="50" y="50">${text}</text></g>`,
    )
    .join('')}<text x="50" y="90">Year</text></g>`;

test.each([
  ['at the left', label(-20, 50), 'the label "Label" of a chart is cut off'],
  ['at the right', label(180, 50), 'the label "Label" of a chart is cut off'],
  ['above', label(50, 5), 'the label "Label" of a chart is cut off'],
  ['below', label(50, 105), 'the label "Label" of a chart is cut off'],
  ['of a tick, shortened', axis('2024', '20…'), 'the label "20…" of a chart is cut off'],
  ['of all ticks', axis('', ''), 'the ticks of the axis "Year" have no room for their labels'],
])("reports labels that can't be read: %s", async (_where, drawing, message) => {
  expect(await check(drawing)).toEqual([message]);
});

test.each([
  ['inside', label(50, 50)],
  ['a little above the letters', label(50, 12)],
  ['of some ticks only', axis('2024', '')],
  ['shortened on purpose', label(50, 50, 'Long na…')],
])('accepts labels: %s', async (_where, drawing) => {
  expect(await check(drawing)).toEqual([]);
});
