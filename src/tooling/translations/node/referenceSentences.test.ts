import { readApi } from '../../../reference/api-docs/node/readApi';
import { readTranslatedSentences } from '../../../reference/api-docs/node/readSentences';
import type { ApiPageSource, InterfaceApi } from '../../../reference/api-docs/model/types';
import { createTranslatedSite } from '../../testing/translatedSite';
import type { TranslatedSite } from '../../testing/translatedSite';
import { findReferenceFile } from './messageOrigins';
import { readStatus } from './readStatus';
import { updateMessages } from './updateMessages';

jest.mock('../../../reference/api-docs/node/readApi');

const NAME = 'api/@mui/system/Gap.json';
const FILE = `i18n/zh/${NAME}`;
const member = (name: string, description: string) => ({
  name,
  type: 'string',
  required: false,
  description,
});

/** An API page of two members, one of which says nothing. */
function createPage(sentence: string): ApiPageSource {
  const api: InterfaceApi = {
    kind: 'interface',
    name: 'Gap',
    package: '@mui/system',
    version: '1.0.0',
    imports: [],
    description: 'Room between things.',
    file: 'Gap.d.ts',
    types: [],
    members: [member('size', sentence), member('unit', '')],
  };
  return { pathname: '/system/api/gap', api };
}

let site: TranslatedSite;
const install = (sentence: string): ApiPageSource => {
  const page = createPage(sentence);
  jest.mocked(readApi).mockReturnValue({ pages: [page], unlisted: {} });
  return page;
};
const writeSentences = (sentences: Record<string, string>): void => {
  const entries = Object.entries(sentences).map(([key, message]) => [key, { message }]);
  site.write(FILE, JSON.stringify(Object.fromEntries(entries)));
};
const states = (): unknown[] =>
  readStatus(site.siteDir, 'zh')
    .files.filter(({ file }) => file === FILE)
    .map(({ state, staleBlocks, missingBlocks }) => [state, staleBlocks, missingBlocks]);

beforeEach(() => {
  site = createTranslatedSite();
  install('Takes `px`.');
});
afterEach(() => {
  site.remove();
});

test('a language without sentences does not read the packages', () => {
  expect(states()).toEqual([]);
  expect(readApi).not.toHaveBeenCalled();
});

test('the file of a page is made with every sentence, and without the words of the package', () => {
  expect(findReferenceFile(site.siteDir, '/system/api/gap')).toBe(NAME);
  const lines = updateMessages(site.siteDir, 'zh', false, [NAME]);
  expect(lines).toEqual([
    `${FILE}: 2 messages to translate, 0 changed`,
    '  description: Room between things.',
    '  gap-member-size: Takes `px`.',
  ]);
  expect(JSON.parse(site.read(FILE))).toEqual({
    description: { message: '' },
    'gap-member-size': { message: '' },
  });
  expect(site.check()).toEqual([]);
  expect(states()).toEqual([['missing', 0, 2]]);
});

test('a sentence of the package that changes is stale, and shown in English until accepted', () => {
  updateMessages(site.siteDir, 'zh', false, [NAME]);
  writeSentences({ description: '间距。', 'gap-member-size': '接受 `px`。' });
  updateMessages(site.siteDir, 'zh', false, [NAME]);
  expect(states()).toEqual([['done', 0, 0]]);
  const { api } = install('Takes `px` only.');
  expect(states()).toEqual([['stale', 1, 0]]);
  expect(readTranslatedSentences(site.siteDir, 'zh', api)).toEqual({ description: '间距。' });
  expect(updateMessages(site.siteDir, 'zh', false)).toContain(
    '  gap-member-size: Takes `px` only.',
  );
  expect(states()).toEqual([['stale', 1, 0]]);
  updateMessages(site.siteDir, 'zh', true, [NAME]);
  expect(states()).toEqual([['done', 0, 0]]);
  expect(readTranslatedSentences(site.siteDir, 'zh', api)).toEqual({
    description: '间距。',
    'gap-member-size': '接受 `px`。',
  });
});

test('an update of one file keeps what is recorded of the others', () => {
  updateMessages(site.siteDir, 'zh', false);
  const before = JSON.parse(site.read('i18n/zh/messages.blocks.json')) as object;
  updateMessages(site.siteDir, 'zh', false, [NAME]);
  expect(JSON.parse(site.read('i18n/zh/messages.blocks.json'))).toEqual({ ...before, [NAME]: {} });
});

describe('what the check refuses, by file and line', () => {
  beforeEach(() => {
    updateMessages(site.siteDir, 'zh', false, [NAME]);
  });

  test.each<[name: string, sentences: Record<string, string>, says: RegExp]>([
    ['lost code', { 'gap-member-size': '接受像素。' }, /:1: .*lacks the code `px`/],
    ['a row that is no more', { 'gap-member-gone': '没有。' }, /not a key of the English/],
    ['an unknown original', { description: '间距。' }, /Nothing says which English "description"/],
  ])('%s', (_name, sentences, says) => {
    writeSentences(sentences);
    expect(site.check().join('\n')).toMatch(says);
  });

  test('a file for no page, and one that is no JSON: readers see English', () => {
    const { api } = createPage('Takes `px`.');
    site.write('i18n/zh/api/@mui/system/Gone.json', '{}');
    site.write(FILE, '{ "description": ');
    expect(site.check().join('\n')).toMatch(
      /Gap\.json:1: The file is not valid JSON[\s\S]*Gone\.json:1: No page of the reference/,
    );
    expect(readTranslatedSentences(site.siteDir, 'zh', api)).toEqual({});
  });
});
