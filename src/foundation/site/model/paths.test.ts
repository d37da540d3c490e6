import { DEFAULT_LOCALE, SERVED_LOCALES } from './locales';
import { normalizePath, parsePath } from './paths';

describe('parsePath', () => {
  test.each([
    // path, language, canonical path, exempt
    ['/', 'en', '/', false],
    ['', 'en', '/', false],
    ['/material-ui', 'en', '/material-ui', false],
    ['/material-ui/', 'en', '/material-ui', false],
    ['/material-ui/react-button', 'en', '/material-ui/react-button', false],
    ['/material-ui/react-button/', 'en', '/material-ui/react-button', false],
    ['material-ui/react-button', 'en', '/material-ui/react-button', false],
    ['/material-ui/react-button?theme=dark', 'en', '/material-ui/react-button', false],
    ['/material-ui/react-button/?a=/b/', 'en', '/material-ui/react-button', false],
    ['/material-ui/react-button#BasicButtons.tsx', 'en', '/material-ui/react-button', false],
    ['/material-ui/react-button/#a?b', 'en', '/material-ui/react-button', false],
    ['#top', 'en', '/', false],
    ['?q=1', 'en', '/', false],
    // language prefixes
    ['/zh', 'zh', '/', false],
    ['/zh/', 'zh', '/', false],
    ['/zh#top', 'zh', '/', false],
    ['/zh/material-ui', 'zh', '/material-ui', false],
    ['/zh/material-ui/react-button/', 'zh', '/material-ui/react-button', false],
    ['/en', 'en', '/', false],
    ['/ar/material-ui/react-button', 'ar', '/material-ui/react-button', false],
    // the generated language, which exists only in the dev server
    ['/en-XA/material-ui', 'en', '/material-ui', false],
    ['/en/system/react-box', 'en', '/system/react-box', false],
    ['/fr/material-ui', 'en', '/fr/material-ui', false],
    ['/fr', 'en', '/fr', false],
    ['/ZH/material-ui', 'en', '/ZH/material-ui', false],
    ['/zh-CN/material-ui', 'en', '/zh-CN/material-ui', false],
    ['/zhx', 'en', '/zhx', false],
    ['/x/react-charts', 'en', '/x/react-charts', false],
    ['/material-ui/zh/button', 'en', '/material-ui/zh/button', false],
    ['/zh/zh/material-ui', 'zh', '/zh/material-ui', false],
    // the old API address
    ['/api', 'en', '/api-docs', false],
    ['/api/', 'en', '/api-docs', false],
    ['/api/button', 'en', '/api-docs/button', false],
    ['/api/button/api/', 'en', '/api-docs/button/api', false],
    ['/zh/api/button', 'zh', '/api-docs/button', false],
    ['/apiary', 'en', '/apiary', false],
    ['/api-docs/button', 'en', '/api-docs/button', false],
    ['/material-ui/api/button', 'en', '/material-ui/api/button', false],
    ['/API/button', 'en', '/API/button', false],
    // exempt paths
    ['/blog', 'en', '/blog', true],
    ['/blog/', 'en', '/blog', true],
    ['/blog/a-post/', 'en', '/blog/a-post', true],
    ['/blogging', 'en', '/blogging', false],
    ['/zh/blog', 'zh', '/blog', false],
    ['/size-snapshot', 'en', '/size-snapshot', true],
    ['/size-snapshot/', 'en', '/size-snapshot', true],
    ['/size-snapshots', 'en', '/size-snapshots', false],
    // malicious paths
    ['//evil.example', 'en', '/evil.example', false],
    ['///evil.example//', 'en', '/evil.example', false],
    ['/\\evil.example', 'en', '/evil.example', false],
    ['/\t/evil.example', 'en', '/evil.example', false],
    [' //evil.example', 'en', '/evil.example', false],
    ['/zh//evil.example', 'zh', '/evil.example', false],
    ['/zh/\\/evil.example', 'zh', '/evil.example', false],
    ['/zh/ /evil.example', 'zh', '/evil.example', false],
    ['/%', 'en', '/%', false],
    ['/%E0%A4%A/', 'en', '/%E0%A4%A', false],
    ['/%2F%2Fevil', 'en', '/%2F%2Fevil', false],
  ])('%j', (path, language, canonicalPath, isExempt) => {
    expect(parsePath(path)).toEqual({ language, canonicalPath, isExempt });
  });

  test('the default language is a supported one', () => {
    expect([DEFAULT_LOCALE, SERVED_LOCALES]).toEqual(['en', ['en', 'zh', 'ar']]);
  });
});

/** Returns a generator of the same pseudorandom numbers in every run, in [0, 1). */
function createSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test('1,000 random paths keep the promises', () => {
  const random = createSeededRandom(7);
  const pieces = [
    ...['/', '//', '\\', 'zh', 'en', 'api', 'blog', 'fr', 'x', '-docs', '%', '%E0', '?', '#'],
    ...[' ', '\t', '\n', '\u0000', '.', '..', '中', '\uD800', 'react-button', ':', '@'],
  ];
  const pick = (): string => pieces[Math.floor(random() * pieces.length)] ?? '/';
  for (let run = 0; run < 1_000; run += 1) {
    const path = Array.from({ length: Math.floor(random() * 12) }, pick).join('');
    const normalized = normalizePath(path);
    const { language, canonicalPath } = parsePath(path);

    expect(normalizePath(normalized)).toBe(normalized);
    expect(normalizePath(canonicalPath)).toBe(canonicalPath);
    expect(normalized).toMatch(/^\/(?:$|[^\s/\\])/u);
    expect(canonicalPath).toMatch(/^\/(?:$|[^\s/\\])/u);
    expect(canonicalPath).toMatch(/^\/$|[^/]$/u);
    expect(SERVED_LOCALES).toContain(language);
    expect(new URL(canonicalPath, 'https://site.example').origin).toBe('https://site.example');
  }
});
