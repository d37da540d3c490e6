import fs from 'node:fs';
import path from 'node:path';
import { inHouseAds } from '../../../reader/ads/data/inHouseAds';
import { buildFixture } from './fixtureSite';

const BUILD = path.resolve(__dirname, '../../../../build');
const FILES = {
  'docs/index.mdx':
    '---\ntitle: A page\ndescription: A page that is long enough to be described in one sentence.\n---\n\nText.\n',
};

/** What only ads, analytics, and the consent banner leave in a build. */
const TRACES: Readonly<Record<string, RegExp>> = {
  'the reserved space of an ad': /data-ad-state/u,
  'an in-house ad': new RegExp(inHouseAds[0]?.label ?? '', 'u'),
  'a string of the ads': /site\.ads\./u,
  'the event of an ad': /site:ad-event/u,
  'a string of the consent banner': /site\.consent\./u,
  'the consent choice in the settings': /site\.settings\.consent/u,
  'a string of analytics': /site\.analytics\./u,
  'the tag service': /gtag|dataLayer/u,
};

const listTraces = (text: string): string[] =>
  Object.keys(TRACES).filter((name) => TRACES[name]?.test(text));

test('a site without the engagement plugin has no ads, no analytics, and none of their strings', async () => {
  const { code, output, text } = await buildFixture(FILES, ['engagement']);
  expect(code === 0 ? '' : output).toBe('');
  expect(text).toContain('site.settings.');
  expect(listTraces(text)).toEqual([]);
}, 180_000);

test('this site, which has the plugin, contains all of these traces', () => {
  const scripts = path.join(BUILD, 'assets/js');
  const text = fs
    .readdirSync(scripts)
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(path.join(scripts, file), 'utf8'))
    .join('\n');
  expect(listTraces(text)).toEqual(Object.keys(TRACES));
});
