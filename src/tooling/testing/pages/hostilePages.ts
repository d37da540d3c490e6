/** Strings that may slow down Markdown and MDX parsers when they're repeated. */
const PIECES = [
  ...['>', '> ', '- ', '1. ', '* ', '[', ']', '[a](', '![', '[a]: /b\n', '[^a]', '[^a]: b\n\n'],
  ...[
    '*',
    '_',
    '~',
    '*a ',
    '**a *b ',
    'a*',
    '_a',
    '~a ',
    '`',
    '``a`',
    '|',
    '|a',
    'a|b\n',
    '|a|b|\n',
  ],
  ...['<', '<a>', '<kbd>', '<a>\n\n', '{', '}', '{}', '{\n\n', '{/*', '*/}', '<Demo a={', 'a="b" '],
  ...[
    ':',
    ':::',
    ':::info\n\n',
    ':a[',
    '&',
    '&amp;',
    'www.',
    'http://a.',
    'a@',
    'a.a@a.a',
    '\\',
    '\\\n',
  ],
  ...[
    '# ',
    'a\n=\n',
    '---\n',
    '\n',
    ' ',
    '\t',
    '\r',
    '```\n',
    '~~~\n',
    'import a;\n',
    '<!--',
    '- a\n',
  ],
  ...[
    '- a\n  - b\n    - c\n',
    '>>>>>>>>> a\n',
    '> - > - > - > - a\n',
    'a',
    'a\n',
    '\u202E',
    '文',
    '/',
    '1',
  ],
];

/** Strings that did slow down a parser. */
const SLOW = [
  '[',
  '*',
  'a*',
  '|',
  '<kbd>',
  '{}',
  ':',
  ':::info\n\n',
  '- a\n',
  'a.a@a.a',
  'a="b" ',
  'a',
];

const fill = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/**
 * Repeats a string until one of its characters occurs about `count` times, the limit for a page.
 */
const fillMarks = (piece: string, count: number): string =>
  piece.repeat(
    Math.max(
      1,
      Math.floor(count / Math.max(1, ...[...piece].map((mark) => piece.split(mark).length - 1))),
    ),
  );

const breakLines = (text: string): string => text.replace(/[^\n]{4000}/g, '$&\n');

/**
 * Pages that try to keep a parser busy, with strings repeated for 5 MB, for the maximum length of a
 * page, and as often as its limits allow: alone, as nested pairs, and before a long text.
 */
export const HOSTILE_PAGES: readonly (readonly [string, string])[] = [
  ...['>', '- ', '[', 'a'].map((piece) => [`${piece} for 5 MB`, fill(piece, 5_000_000)] as const),
  ...SLOW.map((piece) => [`${piece} in lines`, breakLines(fill(piece, 95_000))] as const),
  ...PIECES.map((piece) => [`${piece} at the limit`, breakLines(fillMarks(piece, 990))] as const),
  ...SLOW.map(
    (piece) =>
      [
        `${piece} before a long text`,
        breakLines(`${fillMarks(piece, 990)}\n\n${fill('Text. ', 80_000)}`),
      ] as const,
  ),
  ...['[]', '()', '{}', '<>', '**', '``'].map(
    ([open = '', close = '']) =>
      [`${open}…${close}`, `${fill(open, 490)}${fill(close, 490)}`] as const,
  ),
  ['deep list', Array.from({ length: 30 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
  [
    'deep lists',
    fill(
      Array.from({ length: 30 }, (_, depth) => `${' '.repeat(depth * 2)}- a\n`).join(''),
      95_000,
    ),
  ],
  ['closers in a comment', `{/* ${fill('} ', 1900)} */}`],
  ['closers in a string', `{"${fill('}', 900)}${fill('a', 4000)}`],
  ['attributes', `<Demo ${fill('a="b" ', 4000)}/>`],
  ['values', `<Demo a={${fill('[', 900)}${fill(']', 900)}} />`],
  ['wide table', `${fill('|a', 4000)}\n${fill('|-', 4000)}`],
];
