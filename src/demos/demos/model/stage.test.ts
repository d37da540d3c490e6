import { PLAIN_STAGE, changeStage, stageAddress } from './stage';

test('a stage without wishes is the plain one', () => {
  const wide = changeStage(PLAIN_STAGE, { width: 768, dense: true });
  expect(wide).toEqual({ width: 768, dense: true });
  const narrow = changeStage(wide, { width: undefined });
  expect(narrow).not.toBe(PLAIN_STAGE);
  expect(changeStage(narrow, { dense: undefined })).toBe(PLAIN_STAGE);
});

test.each([
  [PLAIN_STAGE, 'system', 1, ''],
  [{ width: 390 }, 'system', 1, ''],
  [{ direction: 'rtl', dense: true }, 'system', 1, '?dir=rtl&density=dense'],
  [{ direction: 'rtl' }, 'tailwind', 3, '?dir=rtl&styling=tailwind'],
] as const)('%j in %s of %d asks for %j', (stage, styling, count, query) => {
  expect(stageAddress(stage, styling, count)).toBe(query);
});
