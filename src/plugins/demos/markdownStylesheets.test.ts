import path from 'node:path';
import { listAllFiles } from '../../foundation/site/node/listAllFiles';
import { MARKDOWN_STYLESHEETS } from './markdownStylesheets';

const files = [
  ...listAllFiles(path.resolve(__dirname, '../..')).map((file) => `/src/${file}`),
  require.resolve('infima/dist/css/default/default.css'),
];

// If a folder is moved, the site's rules would apply in every demo.
test.each(MARKDOWN_STYLESHEETS.map(String))('%s matches an existing stylesheet', (pattern) => {
  const found = MARKDOWN_STYLESHEETS.find((one) => String(one) === pattern);
  expect(files.filter((file) => found?.test(file) === true && file.endsWith('.css'))).not.toEqual(
    [],
  );
});
