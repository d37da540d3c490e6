import {
  createTranslatedSite,
  ENGLISH,
  TRANSLATED_PAGE,
  TRANSLATED,
} from '../../testing/translatedSite';
import type { TranslatedSite } from '../../testing/translatedSite';
import { formatStatus } from '../../../writing/languages/model/formatStatus';
import { toExitCode } from '../../../writing/languages/model/status';
import { readStatus } from './readStatus';
import { updateMessages } from './updateMessages';
import { updateTranslation } from '../../../writing/languages/node/updateTranslation';

let site: TranslatedSite;
beforeEach(() => {
  site = createTranslatedSite();
});
afterEach(() => {
  site.remove();
});

describe('when English changes', () => {
  const states = () => {
    const { files, orphans } = readStatus(site.siteDir, 'zh');
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
      'a moved heading',
      '## Basics\n\nUse the `variant` prop with care.\n',
      'Use the `variant` prop with care.\n\n## Basics\n',
    ],
  ])('%s: not a change', (_name, from, to) => {
    site.write('docs/material-ui/button.mdx', ENGLISH.replace(from, to));
    expect(states().files[1]).toEqual(['done', 0, 0]);
  });

  test('a changed block is stale, a new one is missing, and the page still builds', () => {
    site.write(
      'docs/material-ui/button.mdx',
      ENGLISH.replace('with care', 'with great care').replace('## Sizes', 'One more.\n\n## Sizes'),
    );
    expect(states().files[1]).toEqual(['missing', 1, 1]);
    expect(site.check()).toEqual([]);
  });

  test('an update shows the old and the new English; --accept marks the block as done', () => {
    site.write('docs/material-ui/button.mdx', ENGLISH.replace('with care', 'with great care'));
    expect(updateTranslation(site.siteDir, site.pair(), false)).toMatchObject({
      changed: 1,
      missing: 0,
    });
    expect(site.read(TRANSLATED_PAGE)).toContain(
      '{/* was: Use the `variant` prop with care. */}\n\n{/* en: Use the `variant` prop with great care. */}\n\n请谨慎使用',
    );
    expect(states().files[1]).toEqual(['stale', 1, 0]);
    expect(updateTranslation(site.siteDir, site.pair(), false)).toMatchObject({ changed: 1 });
    expect(updateTranslation(site.siteDir, site.pair(), true)).toMatchObject({ changed: 0 });
    expect(site.read(TRANSLATED_PAGE)).not.toContain('was:');
    expect(states().files[1]).toEqual(['done', 0, 0]);
    expect(site.check()).toEqual([]);
  });

  test('a block that is accepted with its old translation is named with its line', () => {
    updateTranslation(site.siteDir, site.pair(), true);
    site.write('docs/material-ui/button.mdx', ENGLISH.replace('with care', 'with great care'));
    updateTranslation(site.siteDir, site.pair(), false);
    const english = 'Use the `variant` prop with great care.';
    const accepted = updateTranslation(site.siteDir, site.pair(), true);
    expect(accepted.unchanged).toEqual([
      { line: 18, before: 'Use the `variant` prop with care.', english },
    ]);
    expect(site.read(TRANSLATED_PAGE).split('\n')[17]).toContain('请谨慎使用');
  });

  test('a block that is accepted with a new translation is not named', () => {
    updateTranslation(site.siteDir, site.pair(), true);
    site.write('docs/material-ui/button.mdx', ENGLISH.replace('with care', 'with great care'));
    site.write(TRANSLATED_PAGE, site.read(TRANSLATED_PAGE).replace('请谨慎使用', '请务必谨慎使用'));
    expect(updateTranslation(site.siteDir, site.pair(), true).unchanged).toEqual([]);
  });

  test('an update without changes leaves the file as it is', () => {
    updateTranslation(site.siteDir, site.pair(), true);
    const text = site.read(TRANSLATED_PAGE);
    updateTranslation(site.siteDir, site.pair(), false);
    expect(site.read(TRANSLATED_PAGE)).toBe(text);
  });

  test('a changed message is stale until it is accepted', () => {
    updateMessages(site.siteDir, 'zh', false);
    site.write(
      'i18n/en/code.json',
      JSON.stringify({ 'site.greeting': { message: 'Welcome, {name}' } }),
    );
    expect(states().files[0]).toEqual(['stale', 1, 0]);
    updateMessages(site.siteDir, 'zh', false);
    expect(states().files[0]).toEqual(['stale', 1, 0]);
    updateMessages(site.siteDir, 'zh', true);
    expect(states().files[0]).toEqual(['done', 0, 0]);
  });

  test.each([
    ['its old translation', '你好，{name}', [expect.stringContaining('site.greeting: accepted')]],
    ['a new translation', '欢迎，{name}', []],
  ])('a message that is accepted with %s', (_name, message, notices) => {
    const write = (language: string, text: string): void => {
      site.write(
        `i18n/${language}/code.json`,
        JSON.stringify({ 'site.greeting': { message: text } }),
      );
    };
    write('zh', '你好，{name}');
    updateMessages(site.siteDir, 'zh', true);
    write('en', 'Welcome, {name}');
    write('zh', message);
    const [, ...lines] = updateMessages(site.siteDir, 'zh', true);
    expect(lines).toEqual(notices);
    expect(updateMessages(site.siteDir, 'zh', true)).toHaveLength(1);
  });
});

test('a draft contains every block in English, and counts as untranslated', () => {
  site.remove(TRANSLATED_PAGE);
  expect(updateTranslation(site.siteDir, site.pair(), false)).toMatchObject({
    isNew: true,
    missing: 7,
  });
  expect(site.read(TRANSLATED_PAGE)).toContain('# en: Button\ntitle: ""\n');
  expect(site.read(TRANSLATED_PAGE)).toContain(
    '{/* en: ## Basics */}\n\n{/* en: Use the `variant` prop',
  );
  expect(site.check()).toHaveLength(7);
});

test('the status of a small site', () => {
  site.write('docs/joy-ui/chip.mdx', '---\ntitle: Chip\ndescription: A chip.\n---\n\nTwo words.\n');
  site.write('i18n/zh/docusaurus-plugin-content-docs/current/joy-ui/gone.mdx', TRANSLATED);
  const status = readStatus(site.siteDir, 'zh');
  expect(formatStatus(status)).toMatchInlineSnapshot(`
    "简体中文 (zh)                                    done    files    words    stale  missing
      interface                                 100 %      1/1        1        0        0
      joy-ui                                      0 %      0/1        5        0        5
      material-ui                               100 %      1/1       31        0        0
      total                                      86 %      2/3       37        0        5
      orphan: i18n/zh/docusaurus-plugin-content-docs/current/joy-ui/gone.mdx
      broken: i18n/zh/docusaurus-plugin-content-docs/current/joy-ui/gone.mdx:1: The English page of this translation no longer exists, so nobody can open it. Move the file (and its .blocks.json) to where the page is now, or remove both."
  `);
  expect(toExitCode([status])).toBe(2);
  expect(toExitCode([{ ...status, orphans: [], problems: [] }])).toBe(1);
});
