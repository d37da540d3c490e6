import { LOCALE_LIST, SERVED_LOCALES } from './locales';

test('readers have every language that isn’t generated, in the same order', () => {
  expect(SERVED_LOCALES).toEqual(
    LOCALE_LIST.filter(({ stage }) => stage !== 'generated').map(({ code }) => code),
  );
});
