import { formatHashes, splitRuntime } from './scriptTable';

const RUNTIME =
  '(()=>{n.u=a=>"assets/js/"+(({12:"common"})[a]||a)+"."+({12:"00a8de1b",1e5:"7649f511","x-y":"11111111"})[a]+".js",run(n)})();';

function namesOf(code: string, ids: readonly (number | string)[], added = ''): string[] {
  const run = new Function(
    'globalThis',
    'ids',
    `const n={};let u;const run=(x)=>{u=x.u};${code}${added}return ids.map(u)`,
  );
  return run({}, ids) as string[];
}

test('the runtime knows what it is given, and what other scripts say later', () => {
  const { hashes, withHashes } = splitRuntime(RUNTIME);
  expect(hashes).toEqual({ 12: '00a8de1b', 100000: '7649f511', 'x-y': '11111111' });
  const code = withHashes({ 12: '00a8de1b' });
  expect(code).not.toContain('7649f511');
  const later = formatHashes({ 100000: '7649f511', 'x-y': '11111111' });
  expect(namesOf(code, [12, 100000, 'x-y'], later)).toEqual(namesOf(RUNTIME, [12, 100000, 'x-y']));
});

test('a runtime that knows nothing, and a script without names', () => {
  expect(formatHashes({})).toBe('');
  expect(splitRuntime(RUNTIME).withHashes({})).toMatch(/^globalThis\.siteChunks\?\?=\{\};\(/);
});

test.each(['', RUNTIME + RUNTIME])('a runtime of another form fails the build', (code) => {
  expect(() => splitRuntime(code)).toThrow(/scriptTable\.ts:2: the bundler’s runtime has [02] /);
});
