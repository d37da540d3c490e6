import { answerQuery } from './answerQuery';
import { createSearchIndex } from './createSearchIndex';
import { searchIn, record, titles } from './__fixtures__/searchIn';

test('a title comes before a name, and a name before text', () => {
  const records = [
    record('page', 'One', { text: 'about the slider and more' }),
    record('page', 'Two', { names: 'slider' }),
    record('page', 'Slider'),
    record('page', 'Four', { words: 'slider' }),
  ];
  expect(titles(searchIn(records, 'slider'))).toEqual(['Slider', 'Two', 'One', 'Four']);
});

test('an exact name comes before a longer one, and a page before a heading', () => {
  const records = [
    record('heading', 'Button group'),
    record('page', 'Button Group'),
    record('page', 'Button'),
    record('heading', 'Button'),
  ];
  expect(titles(searchIn(records, 'button'))).toEqual([
    'Button',
    'Button Group',
    'Button',
    'Button group',
  ]);
});

test('the current product comes first, and results can be limited to one product', () => {
  const records = [
    record('page', 'Button', { url: '/m' }),
    record('page', 'Button', { url: '/j', product: 'joy-ui' }),
  ];
  const urls = (more: object) =>
    searchIn(records, 'button', more).groups.flatMap(({ results }) =>
      results.map((r) => r.record.url),
    );
  expect(urls({})).toEqual(['/m', '/j']);
  expect(urls({ currentProduct: 'joy-ui' })).toEqual(['/j', '/m']);
  expect(urls({ onlyProduct: 'joy-ui' })).toEqual(['/j']);
});

test('records with all words come first, and some words are enough if there are few of these', () => {
  const records = [
    record('page', 'Dialog', { text: 'full screen' }),
    record('page', 'Screen readers'),
  ];
  expect(titles(searchIn(records, 'full screen dialog'))).toEqual(['Dialog', 'Screen readers']);
});

test('filler words are ignored next to others, but can be searched alone', () => {
  const records = [record('page', 'Dialog'), record('page', 'How to use it')];
  expect(titles(searchIn(records, 'how to use a dialog'))).toEqual(['Dialog']);
  expect(titles(searchIn(records, 'how to'))).toEqual(['How to use it']);
});

test('the name of a class finds its text before texts with its words', () => {
  const records = [
    record('heading', 'Fixed placement', { text: 'position fixed in mui' }),
    record('heading', 'Scroll lock', { words: 'mui-fixed' }),
    record('prop', 'fixed'),
    record('class', 'Mui-disabled'),
    record('prop', 'disabled'),
  ];
  for (const query of ['mui-fixed', '.mui-fixed', 'mui-fix', 'className mui-fixed']) {
    expect([query, titles(searchIn(records, query))[0]]).toEqual([query, 'Scroll lock']);
  }
  expect(titles(searchIn(records, 'mui-fixed'))).toContain('fixed');
  expect(titles(searchIn(records, '.Mui-disabled'))[0]).toBe('Mui-disabled');
});

test('icons come last and are never matched fuzzily', () => {
  const records = [record('icon', 'Scanner'), record('icon', 'Menu'), record('page', 'Menu')];
  expect(titles(searchIn(records, 'menu'))).toEqual(['Menu', 'Menu']);
  expect(searchIn(records, 'menu').groups.map(({ kind }) => kind)).toEqual(['page', 'icon']);
  expect(titles(searchIn(records, 'scaner'))).toEqual([]);
});

test('suggests similar titles if there are no results', () => {
  const answer = searchIn([record('page', 'Autocomplete'), record('page', 'Box')], 'autocmplt');
  expect(answer).toMatchObject({ groups: [], total: 0, suggestions: ['Autocomplete'] });
});

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'a'.repeat(10_000),
  'ab '.repeat(4_000),
  '.*+?^${}()|[]\\',
  '(a+)+$',
  '\u202Eשלום عليكم\u202C',
  '👩‍👩‍👧‍👦 🏳️‍🌈',
  '\u0000\uFFFF\uD800',
  '%00%0a../../etc/passwd',
  '__proto__ constructor toString',
  "' OR 1=1 --",
  '     ',
  '中'.repeat(3_000),
];

test.each(HOSTILE.map((query) => [query.slice(0, 30), query]))(
  '%j is handled safely and quickly',
  (_name, query) => {
    const records = [
      record('page', 'Dialog', { text: 'a window', names: 'modal' }),
      record('page', 'constructor of things'),
      record('page', '对话框'),
    ];
    const start = performance.now();
    const answer = searchIn(records, query);
    // The limit for readers is 50 ms. Ten times that is far above noise, and far below catastrophic backtracking.
    expect(performance.now() - start).toBeLessThan(500);
    expect(answer.text).toBe(query);
    expect(answer.total).toBeLessThanOrEqual(records.length);
  },
);

test('a word that is only in a section’s full text finds it, after records with that name', () => {
  const records = [
    record('page', 'Button', { url: '/button' }),
    record('page', 'Wraps', { url: '/wraps' }),
  ];
  const index = createSearchIndex();
  index.add(records);
  const find = (text: string) => titles(answerQuery(index, { text, currentProduct: 'null' }));
  expect(find('row touches')).toEqual([]);
  index.addTexts({ '/button': 'row touches wraps', '/unknown': 'row' });
  // Files that are loaded again after a failure aren't added twice.
  index.addTexts({ '/button': 'row touches wraps' });
  expect(find('row touch when it wraps')[0]).toBe('Button');
  expect(find('wraps')).toEqual(['Wraps', 'Button']);
});
