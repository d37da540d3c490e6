import { iconKey, planRuntime } from './planRuntime';
import type { RuntimeManifest } from './runtimeManifest';

const script = (name: string, packages: string[], needs: string[] = []) => ({
  name,
  packages,
  needs,
  url: `/live/${name}.js`,
});
const manifest: RuntimeManifest = {
  frameUrl: '/live/frame.html',
  scripts: [
    script('react', ['react', 'react-dom']),
    script('system', ['@mui/system'], ['react']),
    script('material', ['@mui/material'], ['system', 'react']),
    script('dayjs', ['dayjs']),
    script('dayjs-locale', ['dayjs/locale'], ['dayjs']),
  ],
  iconsUrl: '/live/icons/',
  iconsNeed: ['material'],
  iconKeys: ['de', 'ad'],
};
const imported = (specifier: string, names: string[] = []) => ({ specifier, names, line: 3 });

test('returns only imported scripts and their dependencies, in the order of the manifest', () => {
  expect(planRuntime([imported('@mui/material/Button')], manifest, ['react']).urls).toEqual([
    '/live/react.js',
    '/live/system.js',
    '/live/material.js',
  ]);
  expect(planRuntime([], manifest, ['react']).urls).toEqual(['/live/react.js']);
});

test('the longest match wins', () => {
  expect(planRuntime([imported('dayjs')], manifest, []).urls).toEqual(['/live/dayjs.js']);
  expect(planRuntime([imported('dayjs/locale/de')], manifest, []).urls).toEqual([
    '/live/dayjs.js',
    '/live/dayjs-locale.js',
  ]);
});

test('finds icons that are imported by file and by name', () => {
  const byFile = planRuntime([imported('@mui/icons-material/Delete')], manifest, []);
  const byName = planRuntime([imported('@mui/icons-material', ['Add', 'Delete'])], manifest, []);
  expect(byFile.urls.at(-1)).toBe('/live/icons/de.js');
  expect(byName.urls.slice(-2)).toEqual(['/live/icons/ad.js', '/live/icons/de.js']);
  expect(iconKey('DELETE')).toBe(iconKey('Delete'));
});

test('lists imports that no script provides, except local files', () => {
  const { missing } = planRuntime(
    [imported('left-pad'), imported('./local'), imported('@mui/icons-material/Zzz')],
    manifest,
    [],
  );
  expect(missing.map(({ specifier }) => specifier)).toEqual([
    'left-pad',
    '@mui/icons-material/Zzz',
  ]);
});
