import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatStatus } from '../model/formatStatus';
import { toExitCode } from '../model/status';
import { checkLocale } from './checkLocale';
import { readStatus } from './readStatus';
import { listPagePairs } from './translationFiles';
import { updateMessages } from './updateMessages';
import { updateTranslation } from './updateTranslation';

const ENGLISH = `---
title: Button
description: Buttons let people start an action with one click, tap or key press.
---

A Button starts an action. See [the palette](/material-ui/customization/palette).

## Basics

Use the \`variant\` prop with care.

\`\`\`tsx
<Button variant="contained">Save</Button>
\`\`\`

<Demo src="./BasicButtons.tsx" />

## Sizes

- small
- large
`;
const TRANSLATED = `---
title: "按钮 Button"
description: "按钮让人们通过一次点击、轻触或按键来开始一项操作。"
---

{/* en: A Button starts an action. */}

按钮用于开始一项操作。参见[调色板](/material-ui/customization/palette)。

{/* en: ## Basics */}

## 基础

{/* en: Use the variant prop with care. */}

请谨慎使用 \`variant\` 属性。

\`\`\`tsx
<Button variant="contained">Save</Button>
\`\`\`

<Demo src="./BasicButtons.tsx" />

{/* en: ## Sizes */}

## 尺寸

{/* en: - small */}

- 小
- 大
`;
const PAGE = 'i18n/zh/docusaurus-plugin-content-docs/current/material-ui/button.mdx';
const MESSAGES = { 'site.greeting': { message: 'Hello {name}', description: 'At the top' } };
const GLOSSARY = { terms: { variant: ['变体'] }, avoid: { 组建: '组件' }, keep: ['React'] };

let siteDir: string;
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, file), text);
};
const read = (file: string): string => fs.readFileSync(path.join(siteDir, file), 'utf8');
const pair = () => {
  const [first] = listPagePairs(siteDir, 'zh');
  if (first === undefined) throw new Error('no page');
  return first;
};
const check = (): string[] =>
  checkLocale(siteDir, 'zh').map(({ file, line, what }) => `${file}:${String(line)}: ${what}`);

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-languages-'));
  write('docs/material-ui/button.mdx', ENGLISH);
  write('i18n/en/code.json', JSON.stringify(MESSAGES));
  write('i18n/zh/code.json', JSON.stringify({ 'site.greeting': { message: '你好，{name}' } }));
  updateTranslation(siteDir, pair(), false);
  write(PAGE, TRANSLATED);
});
afterEach(() => {
  fs.rmSync(siteDir, { recursive: true });
});

test('a whole translation has no problems', () => {
  expect(check()).toEqual([]);
});

describe('what the check refuses, by file and line', () => {
  test.each<[name: string, from: string | RegExp, to: string, line: number, says: RegExp]>([
    ['broken MDX', '请谨慎使用', '请 { 谨慎使用', 16, /cannot be parsed/],
    ['unclosed markup', '请谨慎使用', '<kbd>请谨慎使用', 16, /cannot be parsed/],
    ['an import', '## 基础', "import x from 'x'\n\n## 基础", 12, /no import or export/],
    ['an export', '## 基础', 'export const x = 1\n\n## 基础', 12, /no import or export/],
    ['an expression', '请谨慎使用', '{process.env.HOME}请谨慎使用', 16, /no expressions/],
    ['a script', '- 小', '<script>alert(1)</script>', 30, /raw HTML/],
    ['a changed demo', './BasicButtons', './Buttons', 22, /A demo.*differs/],
    ['changed code', 'contained', 'outlined', 18, /code block.*differs/],
    ['a slug of its own', 'title:', 'slug: /anniu\ntitle:', 2, /"slug" comes from the English/],
    ['an id of its own', 'title:', 'id: anniu\ntitle:', 2, /"id" comes from the English/],
    ['a link without target', '(/material-ui/customization/palette)', '()', 8, /a link to/],
    ['a heading fewer', /## 尺寸\n\n/, '', 24, /no translation of "## Sizes"/],
    ['a heading of another level', '## 尺寸', '### 尺寸', 26, /heading/],
    ['a lost name of the code', '`variant`', '变体', 16, /the code `variant`/],
    ['an empty translation', '请谨慎使用 `variant` 属性。\n', '', 14, /no translation/],
    [
      'English left as it is',
      /按钮用于.*/,
      'A Button starts an action. See [the palette](/material-ui/customization/palette).',
      8,
      /still in English/,
    ],
    ['a list item fewer', '- 小\n', '', 30, /2 items.*1 items/],
    ['YAML that is none', 'title: "按钮 Button"', 'title: "按钮', 2, /not valid YAML/],
  ])('%s', (_name, from, to, line, says) => {
    write(PAGE, TRANSLATED.replace(from, to));
    const found = check();
    expect(found.join('\n')).toMatch(says);
    expect(found.find((text) => says.test(text))).toContain(`${PAGE}:${String(line)}: `);
  });

  test('words against the glossary', () => {
    write('i18n/zh/glossary.json', JSON.stringify({ ...GLOSSARY, terms: { action: ['动作'] } }));
    write(PAGE, TRANSLATED.replace('按钮用于', '按钮组建用于'));
    expect(check().join('\n')).toMatch(
      /does not use "组建"[\s\S]*translates "action" as "动作"|translates "action" as "动作"[\s\S]*does not use "组建"/,
    );
  });

  test('a file whose English page is no more', () => {
    write('docs/material-ui/knopf.mdx', ENGLISH);
    fs.rmSync(path.join(siteDir, 'docs/material-ui/button.mdx'));
    expect(check().join('\n')).toMatch(
      /button\.mdx:1: The English page of this translation is no more/,
    );
  });

  test('a translation without its side file', () => {
    fs.rmSync(path.join(siteDir, `${PAGE}.blocks.json`));
    expect(check().join('\n')).toMatch(/There is no button\.mdx\.blocks\.json/);
  });

  test.each<[name: string, text: string, says: RegExp]>([
    [
      'no JSON',
      '{"site.greeting": {"message": "你好，{name}"},}',
      /code\.json:\d+: The file is no JSON/,
    ],
    ['another shape', '{"site.greeting": "你好，{name}"}', /"site\.greeting" has no text/],
    ['a lost placeholder', '{"site.greeting": {"message": "你好"}}', /lacks \{name\}/],
    [
      'another placeholder',
      '{"site.greeting": {"message": "你好，{name}{x}"}}',
      /has \{x\}, which/,
    ],
    ['markup', '{"site.greeting": {"message": "<b>你好</b>，{name}"}}', /markup \(<b>, <\/b>\)/],
    ['a script', '{"site.greeting": {"message": "<script>x</script>{name}"}}', /markup \(<script>/],
    ['an empty text', '{"site.greeting": {"message": " "}}', /is empty/],
    ['a key of its own', '{"site.nobody": {"message": "你好"}}', /not a key of the English/],
  ])('messages: %s', (_name, text, says) => {
    write('i18n/zh/code.json', text);
    expect(check().join('\n')).toMatch(says);
  });

  test('all at once', () => {
    write('i18n/zh/code.json', '{"site.greeting": {"message": ""}}');
    write(PAGE, TRANSLATED.replace('`variant`', '变体').replace('- 小\n', ''));
    expect(check()).toHaveLength(3);
  });
});

describe('when English changes', () => {
  const states = () => {
    const { files, orphans } = readStatus(siteDir, 'zh');
    return {
      files: files.map(({ state, staleBlocks, missingBlocks }) => [
        state,
        staleBlocks,
        missingBlocks,
      ]),
      orphans,
    };
  };

  test.each<[name: string, from: string, to: string]>([
    [
      'spaces and line breaks',
      'A Button starts an action. See',
      'A Button starts\nan  action. See',
    ],
    [
      'a heading that moved',
      '## Basics\n\nUse the `variant` prop with care.\n',
      'Use the `variant` prop with care.\n\n## Basics\n',
    ],
  ])('%s are no change', (_name, from, to) => {
    write('docs/material-ui/button.mdx', ENGLISH.replace(from, to));
    expect(states().files[1]).toEqual(['done', 0, 0]);
  });

  test('a changed block is stale, a new one is missing, and the page still builds', () => {
    write(
      'docs/material-ui/button.mdx',
      ENGLISH.replace('with care', 'with great care').replace('## Sizes', 'One more.\n\n## Sizes'),
    );
    expect(states().files[1]).toEqual(['missing', 1, 1]);
    expect(check()).toEqual([]);
  });

  test('update shows what was and what is; accept makes it done', () => {
    write('docs/material-ui/button.mdx', ENGLISH.replace('with care', 'with great care'));
    expect(updateTranslation(siteDir, pair(), false)).toMatchObject({ changed: 1, missing: 0 });
    expect(read(PAGE)).toContain(
      '{/* was: Use the `variant` prop with care. */}\n\n{/* en: Use the `variant` prop with great care. */}\n\n请谨慎使用',
    );
    expect(states().files[1]).toEqual(['stale', 1, 0]);
    expect(updateTranslation(siteDir, pair(), false)).toMatchObject({ changed: 1 });
    expect(updateTranslation(siteDir, pair(), true)).toMatchObject({ changed: 0 });
    expect(read(PAGE)).not.toContain('was:');
    expect(states().files[1]).toEqual(['done', 0, 0]);
    expect(check()).toEqual([]);
  });

  test('an update without changes leaves the file as it is', () => {
    updateTranslation(siteDir, pair(), true);
    const text = read(PAGE);
    updateTranslation(siteDir, pair(), false);
    expect(read(PAGE)).toBe(text);
  });

  test('messages: stale after a change, done when accepted', () => {
    updateMessages(siteDir, 'zh', false);
    write('i18n/en/code.json', JSON.stringify({ 'site.greeting': { message: 'Welcome, {name}' } }));
    expect(states().files[0]).toEqual(['stale', 1, 0]);
    updateMessages(siteDir, 'zh', false);
    expect(states().files[0]).toEqual(['stale', 1, 0]);
    updateMessages(siteDir, 'zh', true);
    expect(states().files[0]).toEqual(['done', 0, 0]);
  });
});

test('a draft has every block, and is not finished', () => {
  fs.rmSync(path.join(siteDir, PAGE));
  expect(updateTranslation(siteDir, pair(), false)).toMatchObject({ isNew: true, missing: 7 });
  expect(read(PAGE)).toContain('# en: Button\ntitle: ""\n');
  expect(read(PAGE)).toContain('{/* en: ## Basics */}\n\n{/* en: Use the `variant` prop');
  expect(check()).toHaveLength(7);
});

test('the status of a small site', () => {
  write('docs/joy-ui/chip.mdx', '---\ntitle: Chip\ndescription: A chip.\n---\n\nTwo words.\n');
  write('i18n/zh/docusaurus-plugin-content-docs/current/joy-ui/gone.mdx', TRANSLATED);
  const status = readStatus(siteDir, 'zh');
  expect(formatStatus(status)).toMatchInlineSnapshot(`
    "简体中文 (zh)                                    done    files    words    stale  missing
      interface                                 100 %      1/1        1        0        0
      joy-ui                                      0 %      0/1        5        0        5
      material-ui                               100 %      1/1       31        0        0
      together                                   86 %      2/3       37        0        5
      orphan: i18n/zh/docusaurus-plugin-content-docs/current/joy-ui/gone.mdx
      broken: i18n/zh/docusaurus-plugin-content-docs/current/joy-ui/gone.mdx:1: The English page of this translation is no more, so nobody can open it. Move the file (and its .blocks.json) to where the page is now, or remove both."
  `);
  expect(toExitCode([status])).toBe(2);
  expect(toExitCode([{ ...status, orphans: [], problems: [] }])).toBe(1);
});
