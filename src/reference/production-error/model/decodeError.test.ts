import { decodeError, fillMessage, parseErrorQuery } from './decodeError';

describe('parseErrorQuery', () => {
  test.each([
    ['?code=7', { code: '7', args: [] }],
    ['code=7', { code: '7', args: [] }],
    ['?code=%207%20', { code: '7', args: [] }],
    ['?code=0011', { code: '11', args: [] }],
    ['?code=11&args[]=&args[]=500', { code: '11', args: ['', '500'] }],
    ['?code=11&args%5B%5D=a%26b', { code: '11', args: ['a&b'] }],
    ['?code=11&args=a%0D%0Ab%0Ac', { code: '11', args: ['a', 'b', 'c'] }],
    ['?code=11&args=%0D%0Aa%0D%0A%0D%0A', { code: '11', args: ['', 'a'] }],
    ['?code=11&args=', { code: '11', args: [] }],
    ['?code=1&code=2', { code: '1', args: [] }],
    ['?code=1&args[]=%E0%A4%A', { code: '1', args: ['\uFFFD%A'] }],
  ])('reads %s', (search, query) => {
    expect(parseErrorQuery(search)).toEqual(query);
  });

  test.each(['', '?', '?code=', '?code=-1', '?code=1.5', '?code=12345', '?code=١', '?args[]=a'])(
    'finds no code in "%s"',
    (search) => {
      expect(parseErrorQuery(search)).toBeUndefined();
    },
  );

  test.each(['?code=<b>1</b>', '?code=__proto__', '?code=1e3', '?code=0x1'])(
    "rejects %s, which isn't a number",
    (search) => {
      expect(parseErrorQuery(search)).toBeUndefined();
    },
  );

  test('drops excess arguments and truncates long ones', () => {
    const query = parseErrorQuery(`?code=1${`&args[]=${'a'.repeat(600)}`.repeat(30)}`);
    expect(query?.args).toHaveLength(20);
    expect(query?.args.every((arg) => arg.length === 500)).toBe(true);
  });
});

describe('fillMessage', () => {
  test.each([
    ['a %s b %s', ['1', '2'], 'a 1 b 2'],
    ['a %s b %s', ['1'], 'a 1 b …'],
    ['a %s b %s', [], 'a … b …'],
    ['a%sb', [''], 'ab'],
    ['a', ['1'], 'a'],
    ['%s %s', ['%s', '$&'], '%s $&'],
    ['%s', ['<img src=x onerror=alert(1)>'], '<img src=x onerror=alert(1)>'],
  ])('fills "%s" with %j', (message, args, filled) => {
    expect(fillMessage(message, args)).toBe(filled);
  });
});

describe('decodeError', () => {
  const codes = [{ code: '7', message: 'Got %s.', packages: ['a'] }];

  test('returns the message of a code', () => {
    expect(decodeError({ code: '7', args: ['x'] }, codes)).toBe('Got x.');
  });

  test('returns undefined for a code that no package has', () => {
    expect(decodeError({ code: '8', args: [] }, codes)).toBeUndefined();
  });
});
