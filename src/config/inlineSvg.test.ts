import fs from 'node:fs';
import path from 'node:path';
import { inlineSvg } from './inlineSvg';

const STYLESHEET = path.resolve(__dirname, '../foundation/palette/css/infima-bridge.css');

test('the logo in the stylesheet is the site’s favicon', () => {
  expect(fs.readFileSync(STYLESHEET, 'utf8')).toContain(`url("${inlineSvg('favicon.svg')}")`);
});
