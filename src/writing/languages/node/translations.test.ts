import {
  createTranslatedSite,
  ENGLISH,
  GLOSSARY,
  TRANSLATED_PAGE,
  TRANSLATED,
} from '../../../tooling/testing/translatedSite';
import type { TranslatedSite } from '../../../tooling/testing/translatedSite';

let site: TranslatedSite;
beforeEach(() => {
  site = createTranslatedSite();
});
afterEach(() => {
  site.remove();
});

test('accepts a complete translation', () => {
  expect(site.check()).toEqual([]);
});

test('accepts Windows line endings', () => {
  site.write(TRANSLATED_PAGE, TRANSLATED.replaceAll('\n', '\r\n'));
  expect(site.check()).toEqual([]);
});

describe('reports by file and line', () => {
  test.each<[name: string, from: string | RegExp, to: string, line: number, says: RegExp]>([
    ['broken MDX', '请谨慎使用', '请 { 谨慎使用', 16, /can't be parsed/],
    ['unclosed markup', '请谨慎使用', '<kbd>请谨慎使用', 16, /can't be parsed/],
    ['an import', '## 基础', "import x from 'x'\n\n## 基础", 12, /can't contain an import/],
    ['an export', '## 基础', 'export const x = 1\n\n## 基础', 12, /can't contain an import/],
    [
      'an expression',
      '请谨慎使用',
      '{process.env.HOME}请谨慎使用',
      16,
      /can't contain expressions/,
    ],
    ['a script', '- 小', '<script>alert(1)</script>', 30, /raw HTML/],
    ['a changed demo', './BasicButtons', './Buttons', 22, /A demo.*differs/],
    ['changed code', 'contained', 'outlined', 18, /code block.*differs/],
    ['a slug', 'title:', 'slug: /anniu\ntitle:', 2, /"slug" comes from the English/],
    ['an id', 'title:', 'id: anniu\ntitle:', 2, /"id" comes from the English/],
    ['a link without its target', '(/material-ui/customization/palette)', '()', 8, /a link to/],
    ['a missing heading', /## 尺寸\n\n/, '', 24, /no translation of "## Sizes"/],
    ['a heading with another level', '## 尺寸', '### 尺寸', 26, /heading/],
    ['missing inline code', '`variant`', '变体', 16, /the code `variant`/],
    ['an empty translation', '请谨慎使用 `variant` 属性。\n', '', 14, /no translation/],
    [
      'an English block',
      /按钮用于.*/,
      'A Button starts an action. See [the palette](/material-ui/customization/palette).',
      8,
      /still in English/,
    ],
    ['a missing list item', '- 小\n', '', 30, /2 items.*1 items/],
    ['an empty heading', '## 尺寸', '##', 26, /heading.*no text/],
    ['an empty title', 'title: "按钮 Button"', 'title: ""', 2, /"title" has no text/],
    ['a title without a value', 'title: "按钮 Button"', 'title:', 2, /"title" has no text/],
    [
      'a blank description',
      /description: .*/,
      'description: "\u3000"',
      3,
      /"description" has no text/,
    ],
    ['a title that isn’t text', 'title: "按钮 Button"', 'title: 7', 2, /"title" has no text/],
    ['invalid YAML', 'title: "按钮 Button"', 'title: "按钮', 2, /not valid YAML/],
  ])('%s', (_name, from, to, line, says) => {
    site.write(TRANSLATED_PAGE, TRANSLATED.replace(from, to));
    const found = site.check();
    expect(found.join('\n')).toMatch(says);
    expect(found.find((text) => says.test(text))).toContain(`${TRANSLATED_PAGE}:${String(line)}: `);
  });

  test('a broken .blocks.json file, but not its page', () => {
    site.write(`${TRANSLATED_PAGE}.blocks.json`, '{ "blocks": [');
    const [problem, ...others] = site.check();
    expect(problem).toMatch(/\.blocks\.json:1: .*not valid JSON/);
    expect(others).toEqual([]);
  });

  test('words that contradict the glossary', () => {
    site.write(
      'i18n/zh/glossary.json',
      JSON.stringify({ ...GLOSSARY, terms: { action: ['动作'] } }),
    );
    site.write(TRANSLATED_PAGE, TRANSLATED.replace('按钮用于', '按钮组建用于'));
    expect(site.check().join('\n')).toMatch(
      /to avoid "组建"[\s\S]*translates "action" as "动作"|translates "action" as "动作"[\s\S]*to avoid "组建"/,
    );
  });

  test('a translation whose English page no longer exists', () => {
    site.write('docs/material-ui/knopf.mdx', ENGLISH);
    site.remove('docs/material-ui/button.mdx');
    expect(site.check().join('\n')).toMatch(
      /button\.mdx:1: The English page of this translation no longer exists/,
    );
  });

  test('a translation without its .blocks.json file', () => {
    site.remove(`${TRANSLATED_PAGE}.blocks.json`);
    expect(site.check().join('\n')).toMatch(/There is no button\.mdx\.blocks\.json/);
  });

  test.each<[name: string, text: string, says: RegExp]>([
    [
      'invalid JSON',
      '{"site.greeting": {"message": "你好，{name}"},}',
      /code\.json:\d+: The file is not valid JSON/,
    ],
    ['a string', '{"site.greeting": "你好，{name}"}', /"site\.greeting" has no "message"/],
    ['a missing placeholder', '{"site.greeting": {"message": "你好"}}', /lacks \{name\}/],
    [
      'another placeholder',
      '{"site.greeting": {"message": "你好，{name}{x}"}}',
      /has \{x\}, which/,
    ],
    ['markup', '{"site.greeting": {"message": "<b>你好</b>，{name}"}}', /markup \(<b>, <\/b>\)/],
    ['a script', '{"site.greeting": {"message": "<script>x</script>{name}"}}', /markup \(<script>/],
    ['an empty message', '{"site.greeting": {"message": " "}}', /is empty/],
    ['an unknown key', '{"site.nobody": {"message": "你好"}}', /not a key of the English/],
  ])('messages: %s', (_name, text, says) => {
    site.write('i18n/zh/code.json', text);
    expect(site.check().join('\n')).toMatch(says);
  });

  test('all problems at once', () => {
    site.write('i18n/zh/code.json', '{"site.greeting": {"message": ""}}');
    site.write(TRANSLATED_PAGE, TRANSLATED.replace('`variant`', '变体').replace('- 小\n', ''));
    expect(site.check()).toHaveLength(3);
  });
});
