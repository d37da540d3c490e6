import vm from 'node:vm';
import { chooseLanguage } from '../model/chooseLanguage';
import { createOfferScript } from './createOfferScript';

/** Runs the script as on a page in `lang`. @returns the language that it marks the page with */
function run(wanted: unknown, lang: string, stored: () => string | null): string | undefined {
  let marked: string | undefined;
  const window = { localStorage: { getItem: stored }, navigator: { languages: wanted } };
  const document = {
    documentElement: {
      lang,
      setAttribute: (name: string, value: string) => {
        marked = `${name}=${value}`;
      },
    },
  };
  vm.runInNewContext(createOfferScript(), { window, document });
  return marked;
}

test.each<[wanted: string[], lang: string]>([
  [['zh-CN', 'en'], 'en'],
  [['ZH'], 'en'],
  [['en-GB', 'zh'], 'en'],
  [['en-GB', 'zh'], 'zh'],
  [['fr', 'ar'], 'en'],
  [['fr', 'de'], 'en'],
  [['en-XA'], 'en'],
  [['en'], 'en-XA'],
  [[], 'en'],
  [['', '-'], 'en'],
])('%j on a page in %s: the room of what is offered', (wanted, lang) => {
  const offered = chooseLanguage(wanted, lang);
  const expected = offered === undefined ? undefined : `data-language-offer=${offered}`;
  expect(run(wanted, lang, () => null)).toBe(expected);
  expect(run(wanted, lang, () => 'answered')).toBeUndefined();
});

test('no room where the answer could not be kept, or the browser tells no languages', () => {
  const refuse = (): never => {
    throw new Error('denied');
  };
  expect(run(['zh'], 'en', refuse)).toBeUndefined();
  expect(run(undefined, 'en', () => null)).toBeUndefined();
  expect(run([null], 'en', () => null)).toBeUndefined();
});
