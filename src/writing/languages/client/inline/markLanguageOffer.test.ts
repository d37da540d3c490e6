/** @jest-environment jsdom */
import { chooseLanguage } from '../../model/chooseLanguage';
import { markLanguageOffer } from './markLanguageOffer';

/** Runs the script on a page in `lang`. @returns the language that it offers */
function run(wanted: unknown, lang: string): string | undefined {
  const root = document.documentElement;
  root.removeAttribute('data-language-offer');
  root.lang = lang;
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted as string[]);
  markLanguageOffer();
  return root.dataset['languageOffer'];
}

beforeEach(() => {
  localStorage.clear();
});

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
])('%j on a page in %s: marks the page until the user answers', (wanted, lang) => {
  expect(run(wanted, lang)).toBe(chooseLanguage(wanted, lang));
  localStorage.setItem('site-language-hint', 'answered');
  expect(run(wanted, lang)).toBeUndefined();
});

test('offers Chinese to users who prefer Chinese', () => {
  expect(run(['zh-CN'], 'en')).toBe('zh');
});

test('does not mark the page without storage or without the browser languages', () => {
  expect(run(undefined, 'en')).toBeUndefined();
  expect(run([null], 'en')).toBeUndefined();
  const refuse = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(run(['zh'], 'en')).toBeUndefined();
  refuse.mockRestore();
});
