import { packRecords, unpackRecords } from './packRecords';
import { planShards, planTexts } from './planShards';
import { splitShards } from './splitShards';
import { splitTexts } from './splitTexts';
import type { SearchRecord, Shard } from './types';

const page: SearchRecord = { kind: 'page', title: 'A', url: '/a', product: 'joy-ui' };
const heading: SearchRecord = { kind: 'heading', title: 'B', url: '/a#b', product: 'joy-ui' };
const icon: SearchRecord = { kind: 'icon', title: 'C', url: '', product: 'material-ui' };

test('titles, icons, colors, and each product have separate files', () => {
  const names = splitShards([page, heading, icon, { ...page, kind: 'color' }]).map(
    ({ name, records }) => `${name}: ${String(records.length)}`,
  );
  expect(names).toEqual(['colors: 1', 'icons: 1', 'joy-ui: 1', 'pages: 1']);
});

test('packing stores shared values once, and loses nothing', () => {
  const icons = [icon, { ...icon, title: 'D' }];
  const packed = packRecords(icons);
  expect(packed).toEqual({
    common: { kind: 'icon', url: '', product: 'material-ui' },
    records: [{ title: 'C' }, { title: 'D' }],
  });
  expect(unpackRecords(packed)).toEqual(icons);
  expect(unpackRecords(packRecords([page, heading]))).toEqual([page, heading]);
});

test('titles and the reader’s product come first, icons last', () => {
  const shard = (name: Shard['name']): Shard => ({ name, file: '', records: 0, bytes: 0 });
  const shards = (['icons', 'joy-ui', 'material-ui', 'pages'] as const).map(shard);
  const plan = (product: 'joy-ui' | 'null') => {
    const { first, later } = planShards(shards, product);
    return [first.map(({ name }) => name), later.map(({ name }) => name)];
  };
  expect(plan('joy-ui')).toEqual([
    ['joy-ui', 'pages'],
    ['material-ui', 'icons'],
  ]);
  expect(plan('null')).toEqual([
    ['material-ui', 'pages'],
    ['joy-ui', 'icons'],
  ]);
});

test('full text is moved out of the records, and grouped by product and URL', () => {
  const { records, texts } = splitTexts([{ ...page, rest: 'some words' }, heading, icon]);
  expect(records).toEqual([page, heading, icon]);
  expect([...texts]).toEqual([['joy-ui', { '/a': 'some words' }]]);
});

test('the full text of the reader’s product comes first', () => {
  const text = (name: Shard['name']): Shard => ({ name, file: '', records: 0, bytes: 0 });
  const names = (product: 'x-charts' | 'null') =>
    planTexts([text('joy-ui'), text('material-ui'), text('x-charts')], product).map(
      ({ name }) => name,
    );
  expect(names('x-charts')).toEqual(['x-charts', 'joy-ui', 'material-ui']);
  expect(names('null')).toEqual(['material-ui', 'joy-ui', 'x-charts']);
});
