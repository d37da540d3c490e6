import { chooseLanguage } from './chooseLanguage';

test.each<[wanted: string[], current: string, offered: string | undefined]>([
  [['zh-CN', 'en'], 'en', 'zh'],
  [['zh-TW'], 'en', 'zh'],
  [['ZH'], 'en', 'zh'],
  [['en-GB', 'zh'], 'en', undefined],
  [['en-GB', 'zh'], 'zh', 'en'],
  [['fr', 'ar'], 'en', 'ar'],
  [['fr', 'de'], 'en', undefined],
  [['zh'], 'zh', undefined],
  [['en-XA'], 'en', undefined],
  [['en'], 'en-XA', undefined],
  [[], 'en', undefined],
  [['', '-'], 'en', undefined],
])('%j on a page in %s: %s', (wanted, current, offered) => {
  expect(chooseLanguage(wanted, current)).toBe(offered);
});
