import fs from 'node:fs';
import zlib from 'node:zlib';
import { FIRST_FLIGHT } from '../../../publish/hosting/model/firstFlight';
import { listBuiltPages, readBuilt } from './builtPages';

/**
 * Bytes of the first two round trips: the second adds twenty segments at 1.6 Mbit/s, minus headers.
 */
const SECOND_FLIGHT = FIRST_FLIGHT + 14_600;

/** Returns the size after the compression that a build for readers uses. */
function compressedBytes(file: string): number {
  return zlib.brotliCompressSync(readBuilt(file), {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY },
  }).length;
}

function findStylesheets(page: string): string[] {
  return [...readBuilt(page).matchAll(/href="?(\/assets\/css\/[^" >]+)/g)].map(
    ([, url = '']) => url,
  );
}

const CLASSES = / class=(?:"([^"]*)"|([^\s>]+))/g;

const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name));

describe('the first paint (decision 25)', () => {
  test.each(['index.html', 'material-ui/getting-started/installation.html'])(
    '%s arrives with the first round trip',
    (page) => {
      expect(compressedBytes(page)).toBeLessThanOrEqual(FIRST_FLIGHT);
    },
  );

  test('a page waits for one stylesheet, which arrives with the second round trip', () => {
    const [stylesheet = '', ...others] = findStylesheets('material-ui/react-button.html');
    expect(others).toEqual([]);
    expect(compressedBytes(stylesheet)).toBeLessThanOrEqual(SECOND_FLIGHT);
  });

  test('no page uses a class whose Infima rules were dropped', () => {
    const infima = fs.readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');
    const kept = classesOf(readBuilt(findStylesheets('index.html')[0] ?? ''));
    const dropped = new Set([...classesOf(infima)].filter((name) => !kept.has(name)));
    expect(dropped.size).toBeGreaterThan(50);
    // One example page per class, because most classes are on all pages.
    const found: Record<string, string> = {};
    for (const page of listBuiltPages().filter((file) => !file.startsWith('demo/'))) {
      for (const [, quoted, plain] of readBuilt(page).matchAll(CLASSES)) {
        const names = (quoted ?? plain ?? '').split(' ');
        for (const name of names) if (dropped.has(name)) found[name] ??= page;
      }
    }
    expect(found).toEqual({});
  }, 120_000);
});
