import { guardLoops, TICK } from './guardLoops';

/** Runs code whose loops may iterate 100 times in total. */
function run(code: string): unknown {
  let iterations = 0;
  const tick = (): boolean => {
    iterations += 1;
    if (iterations > 100) throw new Error('too long');
    return true;
  };
  return (new Function(TICK, guardLoops(code)) as (tick: () => boolean) => unknown)(tick);
}

test.each([
  'while (true) {}',
  'while (1);',
  'do {} while (true);',
  'for (;;) {}',
  'for (let i = 0; i < 10; i -= 1) {}',
  'for (let i = 0, f = () => { const a = 1; return a; }; f(), true; i += 1) {}',
  'const all = { [Symbol.iterator]: () => ({ next: () => ({}) }) }; for (const x of all) {}',
  'outer: for (;;) { for (;;) { continue outer; } }',
])('stops %s', (code) => {
  expect(() => run(code)).toThrow('too long');
});

test.each([
  ['let n = 0; for (let i = 0; i < 5; i += 1) n += i; return n', 10],
  ['let n = 0; while (n < 7) n++; return n', 7],
  ['let n = 0; do n++; while (n < 3); return n', 3],
  ['let n = 0; for (const x of [1, 2, 3]) n += x; return n', 6],
  ['let n = 0; for (const x of [1, 2, 3]) { n += x; } return n', 6],
  ['let n = ""; for (const k in { a: 1, b: 2 }) n += k; return n', 'ab'],
  ['const o = { while: (x) => x, for: 2 }; return o.while(o.for)', 2],
  ['return Symbol.for("a").description', 'a'],
  ['let n = 0; for (let i = 0, j = 9; i < j, j > 3; i++, j--) n++; return n', 6],
  ['return `for (${[1, 2].map((x) => x * 2).join(";")};)`', 'for (2;4;)'],
])('%s still reiterations %j', (code, expected) => {
  expect(run(code)).toBe(expected);
});

test('leaves code that only looks like a loop unchanged', () => {
  const code = 'const r = /while (a)/; const t = `for (;;)`; // while (true)\n';
  expect(guardLoops(code)).toBe(code);
});

test('keeps line numbers', () => {
  const code = 'let a = 1;\nwhile (\n  a < 3\n) {\n  a += 1;\n}\nfoo();\n';
  expect(guardLoops(code).split('\n')).toHaveLength(code.split('\n').length);
  expect(guardLoops(code).split('\n')[6]).toBe('foo();');
});
