/** @jest-environment jsdom */
import { readDemoHash } from '../../../preferences/model/demoHash';
import { showChoices } from './showChoices';

const DEMOS = ['Introduction', 'BasicButtons'];

function runAt(path: string, isSystemDark = false): DOMStringMap {
  window.history.replaceState(null, '', path);
  window.matchMedia = () => ({ matches: isSystemDark }) as MediaQueryList;
  showChoices();
  return document.documentElement.dataset;
}

beforeEach(() => {
  document.body.className = '';
  document.body.innerHTML = DEMOS.map(
    (name) => `<div id="${name}" data-demo="${name}"></div>`,
  ).join('');
  document.body.innerHTML += '<h2 id="NoDemo">No demo</h2>';
  document.head.innerHTML = '<meta name="theme-color" content="" />';
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name);
  }
});

test.each([
  '',
  '#tailwind-Introduction.tsx',
  '#css-Introduction.js',
  '#BasicButtons.js',
  '#css-classes',
  '#system-props',
  '#css-tailwind-x',
  '#with-tailwind-css',
  '#css-NoDemo.js',
  '#css-Missing.js',
  '#%',
])('the inline script applies the same choices as the application: %j', (hash) => {
  const root = runAt(`/page${hash}`);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const { styling = 'MUI System', variant = 'TS' } = readDemoHash(hash, (name) =>
    DEMOS.includes(name),
  );
  expect(root).toMatchObject({ codeStyling: styling, codeVariant: variant });
});

test('the hash applies from the first paint, before its demo has arrived', () => {
  document.body.innerHTML = '';
  expect(runAt('/page#css-Introduction.js')).toMatchObject({
    codeStyling: 'CSS',
    codeVariant: 'JS',
  });
});

test.each([
  ['light', true, 'light', 'light'],
  ['dark', false, 'dark', 'dark'],
  ['system', true, 'dark', 'system'],
  ['"><script>', false, 'light', 'system'],
])('applies the stored mode %j, system prefers dark: %s', (stored, isDark, mode, choice) => {
  localStorage.setItem('theme', stored);
  expect(runAt('/page', isDark)).toMatchObject({ theme: mode, themeChoice: choice });
  expect(document.body.className).toBe(`mode-${mode}`);
  const color = document.querySelector('meta')?.content;
  expect(color).toBe(mode === 'dark' ? '#0f1214' : '#006bd6');
});

test('applies the stored direction, density, and hidden ads, and ignores invalid values', () => {
  localStorage.setItem('site-direction', 'rtl');
  localStorage.setItem('site-dense', 'true');
  sessionStorage.setItem('site-ads-hidden', 'true');
  expect(runAt('/page')).toMatchObject({ dense: 'true', adsHidden: '' });
  expect(document.documentElement.dir).toBe('rtl');
  document.documentElement.removeAttribute('dir');
  localStorage.setItem('site-direction', 'up');
  runAt('/page');
  expect(document.documentElement.hasAttribute('dir')).toBe(false);
});

test('the URL of a standalone demo overrides stored values, but other pages ignore its parameters', () => {
  localStorage.setItem('theme', 'light');
  localStorage.setItem('site-dense', 'true');
  const search = '?mode=dark&dir=rtl&density=normal&styling=css';
  const root = runAt(`/zh/demo/x/Y${search}`);
  expect(root).toMatchObject({ theme: 'dark', codeStyling: 'CSS' });
  expect(root['dense']).toBeUndefined();
  expect(document.documentElement.dir).toBe('rtl');
  expect(runAt(`/page${search}`)).toMatchObject({ theme: 'light', codeStyling: 'MUI System' });
});

test('uses the defaults when storage is blocked', () => {
  const refuse = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(runAt('/page')).toMatchObject({ theme: 'light', themeChoice: 'system' });
  refuse.mockRestore();
});
