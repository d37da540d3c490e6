import { readApi } from '../../../reference/api-docs/node/readApi';
import { readTranslatedDescriptions } from '../../../reference/api-docs/node/readTranslatedDescriptions';
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

/** Returns an API page with two members, one of which has no description. */
function createPage(description: string): ApiPageSource {
  const api: InterfaceApi = {
    kind: 'interface',
    name: 'Gap',
    package: '@mui/system',
    version: '1.0.0',
    imports: [],
    description: 'Space between items.',
    file: 'Gap.d.ts',
    types: [],
    members: [member('size', description), member('unit', '')],
  };
  return { pathname: '/system/api/gap', api };
}

let site: TranslatedSite;
const install = (description: string): ApiPageSource => {
  const page = createPage(description);
  jest.mocked(readApi).mockReturnValue({ pages: [page], unlisted: {} });
  return page;
};
const writeDescriptions = (descriptions: Record<string, string>): void => {
  const entries = Object.entries(descriptions).map(([key, message]) => [key, { message }]);
  site.write(FILE, JSON.stringify(Object.fromEntries(entries)));
};
const states = (): unknown[] =>
  readStatus(site.siteDir, 'zh')
    .files.filter(({ file }) => file === FILE)
    .map(({ state, staleBlocks, missingBlocks }) => [state, staleBlocks, missingBlocks]);

beforeEach(() => {
  site = createTranslatedSite();
  install('Accepts `px`.');
});
afterEach(() => {
  site.remove();
});

test("a language without translated descriptions doesn't read the packages", () => {
  expect(states()).toEqual([]);
  expect(readApi).not.toHaveBeenCalled();
});

test('a new file has a key for each description, but not its English', () => {
  expect(findReferenceFile(site.siteDir, '/system/api/gap')).toBe(NAME);
  const lines = updateMessages(site.siteDir, 'zh', false, [NAME]);
  expect(lines).toEqual([
    `${FILE}: 2 messages to translate, 0 changed`,
    '  description: Space between items.',
    '  gap-member-size: Accepts `px`.',
  ]);
  expect(JSON.parse(site.read(FILE))).toEqual({
    description: { message: '' },
    'gap-member-size': { message: '' },
  });
  expect(site.check()).toEqual([]);
  expect(states()).toEqual([['missing', 0, 2]]);
});

test('a description that changes in the package is stale, and shown in English until accepted', () => {
  updateMessages(site.siteDir, 'zh', false, [NAME]);
  writeDescriptions({ description: '间距。', 'gap-member-size': '接受 `px`。' });
  updateMessages(site.siteDir, 'zh', false, [NAME]);
  expect(states()).toEqual([['done', 0, 0]]);
  const { api } = install('Accepts only `px`.');
  expect(states()).toEqual([['stale', 1, 0]]);
  expect(readTranslatedDescriptions(site.siteDir, 'zh', api)).toEqual({ description: '间距。' });
  expect(updateMessages(site.siteDir, 'zh', false)).toContain(
    '  gap-member-size: Accepts only `px`.',
  );
  expect(states()).toEqual([['stale', 1, 0]]);
  updateMessages(site.siteDir, 'zh', true, [NAME]);
  expect(states()).toEqual([['done', 0, 0]]);
  expect(readTranslatedDescriptions(site.siteDir, 'zh', api)).toEqual({
    description: '间距。',
    'gap-member-size': '接受 `px`。',
  });
});

test('an update of one file keeps the recorded hashes of the others', () => {
  updateMessages(site.siteDir, 'zh', false);
  const before = JSON.parse(site.read('i18n/zh/messages.blocks.json')) as object;
  updateMessages(site.siteDir, 'zh', false, [NAME]);
  expect(JSON.parse(site.read('i18n/zh/messages.blocks.json'))).toEqual({ ...before, [NAME]: {} });
});

describe('the check reports, by file and line', () => {
  beforeEach(() => {
    updateMessages(site.siteDir, 'zh', false, [NAME]);
  });

  test.each<[name: string, descriptions: Record<string, string>, problem: RegExp]>([
    ['lost code', { 'gap-member-size': '接受像素。' }, /:1: .*lacks the code `px`/],
    ['a member that no longer exists', { 'gap-member-gone': '没有。' }, /not a key of the English/],
    [
      'an unknown original',
      { description: '间距。' },
      /No record says which English text "description"/,
    ],
  ])('%s', (_name, descriptions, problem) => {
    writeDescriptions(descriptions);
    expect(site.check().join('\n')).toMatch(problem);
  });

  test('a file without a page, and a file with invalid JSON, for which readers see English', () => {
    const { api } = createPage('Accepts `px`.');
    site.write('i18n/zh/api/@mui/system/Gone.json', '{}');
    site.write(FILE, '{ "description": ');
    expect(site.check().join('\n')).toMatch(
      /Gap\.json:1: The file is not valid JSON[\s\S]*Gone\.json:1: The API reference has no page/,
    );
    expect(readTranslatedDescriptions(site.siteDir, 'zh', api)).toEqual({});
  });
});
