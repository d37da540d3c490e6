import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { provideServerData, readServerData } from './serverData';

test('writes the data to a file and returns code that reads it', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'server-data-'));
  const file = path.join(folder, 'tables/button.json');
  const { imports, value } = provideServerData('/site', file, { name: 'Button' });
  expect(imports).toBe(
    'import { readServerData } from "/site/src/foundation/site/node/serverData";',
  );
  expect(value).toBe(`readServerData(${JSON.stringify(file)})`);
  expect(readServerData(file)).toEqual({ name: 'Button' });
  fs.rmSync(folder, { recursive: true });
});
