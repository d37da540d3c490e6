import { formatHashes, splitRuntime } from './chunkHashes';

const RUNTIME =
  '(()=>{n.u=a=>"assets/js/"+(({12:"common"})[a]||a)+"."+({12:"00a8de1b",1e5:"7649f511","x-y":"11111111"})[a]+".js",run(n)})();';

function getFileNames(code: string, ids: readonly (number | string)[], added = ''): string[] {
  const run = new Function(
    'globalThis',
    'ids',
    `const n={};let u;const run=(x)=>{u=x.u};${code}${added}return ids.map(u)`,
  );
  return run({}, ids) as string[];
}

test('the runtime uses the hashes that it contains and the ones that other scripts add later', () => {
  const { hashes, withHashes } = splitRuntime(RUNTIME);
  expect(hashes).toEqual({ 12: '00a8de1b', 100000: '7649f511', 'x-y': '11111111' });
  const code = withHashes({ 12: '00a8de1b' });
  expect(code).not.toContain('7649f511');
  const later = formatHashes({ 100000: '7649f511', 'x-y': '11111111' });
  const ids = [12, 100000, 'x-y'];
  expect(getFileNames(code, ids, later)).toEqual(getFileNames(RUNTIME, ids));
});

test('formats empty hashes', () => {
  expect(formatHashes({})).toBe('');
  expect(splitRuntime(RUNTIME).withHashes({})).toMatch(/^globalThis\.siteChunks\?\?=\{\};\(/);
});

test.each(['', RUNTIME + RUNTIME])('throws for a runtime in an unknown format', (code) => {
  expect(() => splitRuntime(code)).toThrow(/chunkHashes\.ts:2: TABLE matches [02] times /);
});
