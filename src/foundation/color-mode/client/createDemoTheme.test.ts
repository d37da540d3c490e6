/** @jest-environment jsdom */
import { createDemoTheme } from './createDemoTheme';
import { matchSiteMedia } from './matchSiteMedia';

const ON_PAGE = { direction: 'ltr', isDense: false, isStandalone: false } as const;

test('media queries of a demo on a page see the system’s color scheme', () => {
  expect(createDemoTheme(ON_PAGE).components).not.toHaveProperty('MuiUseMediaQuery');
});

test.each([true, false])('those of a standalone demo see the site’s mode, dense: %s', (isDense) => {
  const { components } = createDemoTheme({ ...ON_PAGE, isDense, isStandalone: true });
  expect(components).toMatchObject({
    MuiUseMediaQuery: { defaultProps: { matchMedia: matchSiteMedia } },
    MuiDataGrid: { defaultProps: { disableEval: true } },
  });
  expect(components?.MuiButton?.defaultProps?.size).toBe(isDense ? 'small' : undefined);
});

test.each(['ltr', 'rtl'] as const)('the theme has the reader’s direction: %s', (direction) => {
  expect(createDemoTheme({ ...ON_PAGE, direction }).direction).toBe(direction);
});
