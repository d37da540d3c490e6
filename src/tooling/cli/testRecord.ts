import fs from 'node:fs';
import path from 'node:path';
import { mergeRecords } from '../testing/record/mergeRecords';
import { RECORDS, readPassed, writePassed } from '../testing/record/passedRecord';

/** `npm run test:record -- folder …`: merges the records of several machines into the project's. */
const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('Name the folders with the records: npm run test:record -- records/*');
  process.exit(2);
}
for (const name of RECORDS) {
  // A machine whose run was aborted has no record; the entries of the others are still valid.
  const files = folders.map((folder) => path.join(folder, `${name}.json`));
  const parts = files.filter((file) => fs.existsSync(file)).map((file) => readPassed(name, file));
  const before = readPassed(name);
  const merged = mergeRecords(before, parts);
  writePassed(name, merged);
  console.log(`${name}: ${String(Object.keys(merged).length)} passed.`);
}
