import fs from 'node:fs';
import path from 'node:path';
import { inlineSvg } from './inlineSvg';

const STYLESHEET = path.resolve(__dirname, '../foundation/palette/css/infima-bridge.css');

test('the logo that the stylesheet draws is the icon of the site', () => {
  expect(fs.readFileSync(STYLESHEET, 'utf8')).toContain(`url("${inlineSvg('favicon.svg')}")`);
});
