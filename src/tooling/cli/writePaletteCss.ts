/**
 * Writes the static stylesheet of theme variables. With `--check` it writes nothing and fails when the stylesheet is out of date.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { joyTheme } from '../../foundation/palette/client/joyTheme';
import { getMuiTheme } from '../../foundation/palette/client/muiTheme';
import { createPaletteCss } from '../../foundation/palette/node/createPaletteCss';

const relativePath = 'src/foundation/palette/css/palette.generated.css';
const file = path.resolve(__dirname, '../../..', relativePath);
const css = createPaletteCss([getMuiTheme(), joyTheme]);

if (process.argv.includes('--check')) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== css) {
    console.error(
      `[palette] ${relativePath} is out of date. Run "npm run palette:css" and commit the result.`,
    );
    process.exitCode = 1;
  }
} else {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, css);
  console.log(`[palette] Wrote ${relativePath} (${(css.length / 1000).toFixed(1)} kB).`);
}
