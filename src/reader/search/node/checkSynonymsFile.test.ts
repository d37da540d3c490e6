import path from 'node:path';
import { SYNONYMS } from '../data/synonyms';
import { checkSynonymsFile } from './checkSynonymsFile';

test('the list has no mistake and at least 150 entries', () => {
  expect(checkSynonymsFile(path.resolve(__dirname, '../../../..'))).toEqual([]);
  expect(SYNONYMS.length).toBeGreaterThanOrEqual(150);
});
