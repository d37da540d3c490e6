import path from 'node:path';
import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';
import { toMessage } from '../../../foundation/site/model/toMessage';

const SITE_DIR = path.resolve(__dirname, '../../../..');
let targets: ReturnType<typeof browserslistToTargets> | undefined;

/**
 * Returns CSS minified for the browsers in package.json. Emotion adds prefixed properties from old
 * drafts of flexbox, transforms, and transitions, which only browsers from before 2017 use. They're a
 * quarter of the styles in the HTML of demos.
 *
 * @throws Error with the reason and the part of the CSS that can't be parsed
 */
export function minifyStyles(css: string): string {
  targets ??= browserslistToTargets(browserslist(undefined, { path: SITE_DIR }));
  try {
    const code = Buffer.from(css);
    return transform({ filename: 'demos.css', code, targets, minify: true }).code.toString();
  } catch (error) {
    const { loc } = error as { loc?: { column: number } };
    const near = css.slice(Math.max(0, (loc?.column ?? 0) - 40), (loc?.column ?? 0) + 40);
    throw new Error(
      `the styles of its demos aren't valid CSS (${toMessage(error)}) near "${near}". Look for that rule in the demo's sx prop or styled call, and fix it`,
    );
  }
}
