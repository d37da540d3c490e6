/** @jest-environment jsdom */
import { createDemoTheme } from './createDemoTheme';
import { matchSiteMedia } from './matchSiteMedia';

const ON_PAGE = { direction: 'ltr', isDense: false, isStandalone: false } as const;

test('a demo on a page asks the system for its mode', () => {
  expect(createDemoTheme(ON_PAGE).components).not.toHaveProperty('MuiUseMediaQuery');
});

test.each([true, false])('one with a document asks the site, dense: %s', (isDense) => {
  const { components } = createDemoTheme({ ...ON_PAGE, isDense, isStandalone: true });
  expect(components).toMatchObject({
    MuiUseMediaQuery: { defaultProps: { matchMedia: matchSiteMedia } },
    MuiDataGrid: { defaultProps: { disableEval: true } },
  });
  expect(components?.MuiButton?.defaultProps?.size).toBe(isDense ? 'small' : undefined);
});

test.each(['ltr', 'rtl'] as const)('the direction is the reader’s: %s', (direction) => {
  expect(createDemoTheme({ ...ON_PAGE, direction }).direction).toBe(direction);
});
