import path from 'node:path';
import { SYNONYMS } from '../data/synonyms';
import { checkSynonymsFile } from './checkSynonymsFile';

test('the site’s synonyms have no mistakes and at least 150 entries', () => {
  expect(checkSynonymsFile(path.resolve(__dirname, '../../../..'))).toEqual([]);
  expect(SYNONYMS.length).toBeGreaterThanOrEqual(150);
});
