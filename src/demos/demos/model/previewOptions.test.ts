import { DEFAULT_PREVIEW_OPTIONS, changePreviewOptions, previewQuery } from './previewOptions';

test('without any choice the options are the default object', () => {
  const wide = changePreviewOptions(DEFAULT_PREVIEW_OPTIONS, { width: 768, dense: true });
  expect(wide).toEqual({ width: 768, dense: true });
  const narrow = changePreviewOptions(wide, { width: undefined });
  expect(narrow).not.toBe(DEFAULT_PREVIEW_OPTIONS);
  expect(changePreviewOptions(narrow, { dense: undefined })).toBe(DEFAULT_PREVIEW_OPTIONS);
});

test.each([
  [DEFAULT_PREVIEW_OPTIONS, 'system', 1, ''],
  [{ width: 390 }, 'system', 1, ''],
  [{ direction: 'rtl', dense: true }, 'system', 1, '?dir=rtl&density=dense'],
  [{ direction: 'rtl' }, 'tailwind', 3, '?dir=rtl&styling=tailwind'],
] as const)('%j, styling %s of %d: %j', (options, styling, count, query) => {
  expect(previewQuery(options, styling, count)).toBe(query);
});
