import { parseSponsorAds } from './parseSponsorAds';

const NOW = 1_700_000_000_000;
const ENTRY = {
  company: 'Acme',
  description: 'Tools for <b>makers</b>',
  image: 'https://cdn.example/a.png',
  statlink: 'https://ads.example/click?id=1',
  statimp: 'https://ads.example/seen?t=[timestamp]',
  pixel: 'https://one.example/p?[timestamp]||https://two.example/{timestamp}/[timestamp]',
  timestamp: '1699999999',
};

function parse(...ads: unknown[]) {
  return parseSponsorAds({ ads }, NOW);
}

test('converts a complete entry to an ad', () => {
  expect(parse(ENTRY)).toEqual({
    name: 'Acme',
    html: 'Tools for <b>makers</b>',
    img: 'https://cdn.example/a.png',
    link: 'https://ads.example/click?id=1',
    poweredby: 'Acme',
    label: 'sponsor',
    pixels: [
      'https://ads.example/seen?t=1699999999',
      'https://one.example/p?1699999999',
      'https://two.example/1699999999/1699999999',
    ],
  });
});

test.each([
  ['undefined', undefined],
  ['null', null],
  ['a string', 'ads'],
  ['a number', 4],
  ['an array', [ENTRY]],
  ['no ads', {}],
  ['ads as null', { ads: null }],
  ['ads as a string', { ads: 'x' }],
  ['ads as an object', { ads: { 0: ENTRY, length: 1 } }],
  ['no entry', { ads: [] }],
  ['empty entries', { ads: [{}, {}, null, 1, 'x', [], undefined] }],
  ['an entry with neither name nor text', { ads: [{ statlink: ENTRY.statlink }] }],
])('%s: no usable ad', (_name, response) => {
  expect(parseSponsorAds(response, NOW)).toBeUndefined();
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'http://evil.example/',
  '/relative',
  'relative',
  '',
  12,
  null,
  { toString: () => 'https://evil.example/' },
])('skips an entry with the link %j', (statlink) => {
  expect(parse({ ...ENTRY, company: 'Evil', statlink }, ENTRY)?.name).toBe('Acme');
});

test('uses the first usable entry', () => {
  expect(parse({}, { ...ENTRY, company: 'First' }, { ...ENTRY, company: 'Second' })?.name).toBe(
    'First',
  );
});

test.each(['http://cdn.example/a.png', 'javascript:1', 'data:image/png;base64,x', '', 3, null])(
  'omits the image %j',
  (image) => {
    expect(parse({ ...ENTRY, image })).not.toHaveProperty('img');
  },
);

test('keeps at most five distinct https pixels', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `https://p.example/${String(index)}`);
  const pixel = ['', ' ', 'javascript:alert(1)', 'http://p.example/', '//p.example/', ...many];
  const { pixels } = parse({ ...ENTRY, statimp: '', pixel: pixel.join('||') }) ?? { pixels: [] };
  expect(pixels).toEqual(many.slice(0, 5));
  const twice = parse({
    ...ENTRY,
    statimp: many[0],
    pixel: `${String(many[0])}||${String(many[0])}`,
  });
  expect(twice?.pixels).toEqual([many[0]]);
});

test.each([null, 7, {}, [], true])('a pixel value of %j gives no pixels', (pixel) => {
  expect(parse({ ...ENTRY, statimp: pixel, pixel })?.pixels).toEqual([]);
});

test.each([
  ['1700000000', '1700000000'],
  [1_384_000_000, '1384000000'],
  [2_015_000_000_000, '2015000000000'],
  [undefined, String(NOW)],
  ['', String(NOW)],
  ['<script>', String(NOW)],
  ['1||https://evil.example', String(NOW)],
  [-5, String(NOW)],
  [1.5, String(NOW)],
  [Number.NaN, String(NOW)],
  [{}, String(NOW)],
])('inserts the timestamp %j as %s, for every placeholder and field', (timestamp, expected) => {
  const all = '[timestamp]&{timestamp}&{{timestamp}}&%5Btimestamp%5D&%7Btimestamp%7D&[TIMESTAMP]';
  const url = `https://p.example/?${all}`;
  const ad = parse({
    ...ENTRY,
    timestamp,
    statlink: url,
    image: url,
    statimp: url,
    pixel: '',
  });
  const filled = `https://p.example/?${Array<string>(6).fill(expected).join('&')}`;
  expect([ad?.link, ad?.img, ad?.pixels]).toEqual([filled, filled, [filled]]);
});

test('a wrong system clock only changes the number', () => {
  const tenYears = 315_576_000_000;
  for (const now of [NOW - tenYears, NOW + tenYears, -1]) {
    const entry = { ...ENTRY, timestamp: undefined };
    expect(parseSponsorAds({ ads: [entry] }, now)?.pixels[0]).toBe(
      `https://ads.example/seen?t=${String(Math.max(0, now))}`,
    );
  }
});

test('cleans and clips the name', () => {
  expect(parse({ ...ENTRY, company: 'Ac\u202Eme\u0000' })?.name).toBe('Acme');
  expect([...(parse({ ...ENTRY, company: 'é'.repeat(5000) })?.name ?? '')]).toHaveLength(120);
});

test('ignores __proto__ in the response', () => {
  const response: unknown = JSON.parse(
    '{"__proto__":{"ads":[{"statlink":"https://evil.example","company":"Evil"}]},"ads":[]}',
  );
  expect(parseSponsorAds(response, NOW)).toBeUndefined();
  expect({}).not.toHaveProperty('ads');
});
