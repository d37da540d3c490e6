import { answerQuestion } from './answerQuestion';
import { createSearchIndex } from './createSearchIndex';
import { ask, record, titles } from './__fixtures__/askRecords';

test('a title goes before a name, a name before a text', () => {
  const records = [
    record('page', 'One', { text: 'about the slider and more' }),
    record('page', 'Two', { names: 'slider' }),
    record('page', 'Slider'),
    record('page', 'Four', { words: 'slider' }),
  ];
  expect(titles(ask(records, 'slider'))).toEqual(['Slider', 'Two', 'One', 'Four']);
});

test('an exact name goes before a longer one, a page before a heading', () => {
  const records = [
    record('heading', 'Button group'),
    record('page', 'Button Group'),
    record('page', 'Button'),
    record('heading', 'Button'),
  ];
  expect(titles(ask(records, 'button'))).toEqual([
    'Button',
    'Button Group',
    'Button',
    'Button group',
  ]);
});

test('the current product goes first, and can be the only one', () => {
  const records = [
    record('page', 'Button', { url: '/m' }),
    record('page', 'Button', { url: '/j', product: 'joy-ui' }),
  ];
  const urls = (more: object) =>
    ask(records, 'button', more).groups.flatMap(({ results }) => results.map((r) => r.record.url));
  expect(urls({})).toEqual(['/m', '/j']);
  expect(urls({ currentProduct: 'joy-ui' })).toEqual(['/j', '/m']);
  expect(urls({ onlyProduct: 'joy-ui' })).toEqual(['/j']);
});

test('all words are wanted; where too few records have them, some are enough', () => {
  const records = [
    record('page', 'Dialog', { text: 'full screen' }),
    record('page', 'Screen readers'),
  ];
  expect(titles(ask(records, 'full screen dialog'))).toEqual(['Dialog', 'Screen readers']);
});

test('words of a question are ignored beside others, but can be asked for', () => {
  const records = [record('page', 'Dialog'), record('page', 'How to use it')];
  expect(titles(ask(records, 'how to use a dialog'))).toEqual(['Dialog']);
  expect(titles(ask(records, 'how to'))).toEqual(['How to use it']);
});

test('icons come last and are never guessed', () => {
  const records = [record('icon', 'Scanner'), record('icon', 'Menu'), record('page', 'Menu')];
  expect(titles(ask(records, 'menu'))).toEqual(['Menu', 'Menu']);
  expect(ask(records, 'menu').groups.map(({ kind }) => kind)).toEqual(['page', 'icon']);
  expect(titles(ask(records, 'scaner'))).toEqual([]);
});

test('no result gives near titles', () => {
  const answer = ask([record('page', 'Autocomplete'), record('page', 'Box')], 'autocmplt');
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
  '%j harms nothing',
  (_name, query) => {
    const records = [
      record('page', 'Dialog', { text: 'a window', names: 'modal' }),
      record('page', 'constructor of things'),
      record('page', '对话框'),
    ];
    const start = performance.now();
    const answer = ask(records, query);
    // Reader's limit is 50 ms; ten times that is far above noise and far below a stuck expression.
    expect(performance.now() - start).toBeLessThan(500);
    expect(answer.text).toBe(query);
    expect(answer.total).toBeLessThanOrEqual(records.length);
  },
);

test('a word that only the text of a section has finds it, after what is called so', () => {
  const records = [
    record('page', 'Button', { url: '/button' }),
    record('page', 'Wraps', { url: '/wraps' }),
  ];
  const index = createSearchIndex();
  index.add(records);
  const find = (text: string) => titles(answerQuestion(index, { text, currentProduct: 'null' }));
  expect(find('row touches')).toEqual([]);
  index.addTexts({ '/button': 'row touches wraps', '/unknown': 'row' });
  // Files that are loaded again after a failure add nothing twice.
  index.addTexts({ '/button': 'row touches wraps' });
  expect(find('row touch when it wraps')[0]).toBe('Button');
  expect(find('wraps')).toEqual(['Wraps', 'Button']);
});
