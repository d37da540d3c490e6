import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { FIRST_FLIGHT } from '../../../publish/hosting/model/firstFlight';

const BUILD = path.resolve(__dirname, '../../../../build');
/** What one further round trip carries at 1.6 Mbit/s: twenty segments, less the headers. */
const SECOND_FLIGHT = FIRST_FLIGHT + 14_600;

const read = (file: string): string => fs.readFileSync(path.join(BUILD, file), 'utf8');

/** As a build for readers has it. */
function compressedBytes(file: string): number {
  return zlib.brotliCompressSync(read(file), {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY },
  }).length;
}

function findStylesheets(page: string): string[] {
  return [...read(page).matchAll(/href="?(\/assets\/css\/[^" >]+)/g)].map(([, url = '']) => url);
}

const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name));

describe('the first paint (decision 25)', () => {
  test.each(['index.html', 'material-ui/getting-started/installation.html'])(
    '%s comes with the first round trip',
    (page) => {
      expect(compressedBytes(page)).toBeLessThanOrEqual(FIRST_FLIGHT);
    },
  );

  test('a page waits for one stylesheet, which comes with one more', () => {
    const [stylesheet = '', ...others] = findStylesheets('material-ui/react-button.html');
    expect(others).toEqual([]);
    expect(compressedBytes(stylesheet)).toBeLessThanOrEqual(SECOND_FLIGHT);
  });

  test('no page has a class whose rules of Infima were dropped', () => {
    const infima = fs.readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');
    const kept = classesOf(read(findStylesheets('index.html')[0] ?? ''));
    const dropped = new Set([...classesOf(infima)].filter((name) => !kept.has(name)));
    expect(dropped.size).toBeGreaterThan(50);
    const pages = fs
      .readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html') && !file.startsWith('demo'));
    const found = pages.flatMap((page) =>
      [...read(page).matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)]
        .flatMap(([, quoted, plain]) => (quoted ?? plain ?? '').split(' '))
        .filter((name) => dropped.has(name))
        .map((name) => name),
    );
    expect([...new Set(found)]).toEqual([]);
  }, 120_000);
});
