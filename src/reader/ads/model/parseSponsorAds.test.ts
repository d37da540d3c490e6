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

test('a whole entry becomes an ad', () => {
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
  ['nothing', undefined],
  ['null', null],
  ['text', 'ads'],
  ['a number', 4],
  ['a list', [ENTRY]],
  ['no ads', {}],
  ['ads of null', { ads: null }],
  ['ads of text', { ads: 'x' }],
  ['ads of an object', { ads: { 0: ENTRY, length: 1 } }],
  ['no entry', { ads: [] }],
  ['empty entries', { ads: [{}, {}, null, 1, 'x', [], undefined] }],
  ['an entry with neither name nor text', { ads: [{ statlink: ENTRY.statlink }] }],
])('%s has no usable ad', (_name, answer) => {
  expect(parseSponsorAds(answer, NOW)).toBeUndefined();
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
])('an entry with the link %j is dropped and the next one used', (statlink) => {
  expect(parse({ ...ENTRY, company: 'Evil', statlink }, ENTRY)?.name).toBe('Acme');
});

test('the first usable entry wins', () => {
  expect(parse({}, { ...ENTRY, company: 'First' }, { ...ENTRY, company: 'Second' })?.name).toBe(
    'First',
  );
});

test.each(['http://cdn.example/a.png', 'javascript:1', 'data:image/png;base64,x', '', 3, null])(
  'the picture %j is left out',
  (image) => {
    expect(parse({ ...ENTRY, image })).not.toHaveProperty('img');
  },
);

test('at most five pixels, all https, each once', () => {
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

test.each([null, 7, {}, [], true])('pixels of %j are none', (pixel) => {
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
])('the timestamp %j is written as %s, in every form and place', (timestamp, expected) => {
  const all = '[timestamp]&{timestamp}&{{timestamp}}&%5Btimestamp%5D&%7Btimestamp%7D&[TIMESTAMP]';
  const address = `https://p.example/?${all}`;
  const ad = parse({
    ...ENTRY,
    timestamp,
    statlink: address,
    image: address,
    statimp: address,
    pixel: '',
  });
  const filled = `https://p.example/?${Array<string>(6).fill(expected).join('&')}`;
  expect([ad?.link, ad?.img, ad?.pixels]).toEqual([filled, filled, [filled]]);
});

test('a clock ten years off changes nothing but the number', () => {
  const tenYears = 315_576_000_000;
  for (const now of [NOW - tenYears, NOW + tenYears, -1]) {
    const entry = { ...ENTRY, timestamp: undefined };
    expect(parseSponsorAds({ ads: [entry] }, now)?.pixels[0]).toBe(
      `https://ads.example/seen?t=${String(Math.max(0, now))}`,
    );
  }
});

test('a name is cleaned and clipped', () => {
  expect(parse({ ...ENTRY, company: 'Ac\u202Eme\u0000' })?.name).toBe('Acme');
  expect([...(parse({ ...ENTRY, company: 'é'.repeat(5000) })?.name ?? '')]).toHaveLength(120);
});

test('a prototype in the answer is only text', () => {
  const answer: unknown = JSON.parse(
    '{"__proto__":{"ads":[{"statlink":"https://evil.example","company":"Evil"}]},"ads":[]}',
  );
  expect(parseSponsorAds(answer, NOW)).toBeUndefined();
  expect({}).not.toHaveProperty('ads');
});
