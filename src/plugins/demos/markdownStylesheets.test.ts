import path from 'node:path';
import { listAllFiles } from '../../foundation/site/node/listAllFiles';
import { MARKDOWN_STYLESHEETS } from './markdownStylesheets';

const files = [
  ...listAllFiles(path.resolve(__dirname, '../..')).map((file) => `/src/${file}`),
  require.resolve('infima/dist/css/default/default.css'),
];

// A folder that moved would let the site's rules into every demo.
test.each(MARKDOWN_STYLESHEETS.map(String))('%s names a stylesheet that is there', (pattern) => {
  const found = MARKDOWN_STYLESHEETS.find((one) => String(one) === pattern);
  expect(files.filter((file) => found?.test(file) === true && file.endsWith('.css'))).not.toEqual(
    [],
  );
});
