import { LOCALE_LIST, SERVED_LOCALES } from './locales';

test('the served languages are the ones that aren’t generated, in the same order', () => {
  expect(SERVED_LOCALES).toEqual(
    LOCALE_LIST.filter(({ stage }) => stage !== 'generated').map(({ code }) => code),
  );
});
