import fs from 'node:fs';
import path from 'node:path';
import { listAllFiles } from '../../foundation/site/node/listAllFiles';
import {
  readRootVariables,
  readVariables,
  readWords,
} from '../../foundation/palette/node/dropUnusedRules';
import type { UsedNames } from '../../foundation/palette/node/dropUnusedRules';

const SOURCE_DIR = path.resolve(__dirname, '../..');

/** Docusaurus packages whose code generates HTML. `mdx-loader` adds the classes of Markdown. */
const PACKAGES = ['core', 'mdx-loader', 'theme-classic', 'theme-common'] as const;

/** Classes that `mdast-util-to-hast` adds to Markdown. */
const MARKDOWN_CLASSES = ['contains-task-list', 'task-list-item', 'footnotes', 'sr-only'];

/** Files that don't generate the HTML of pages. */
const IGNORED = /\.(?:test|e2e)\.tsx?$|(?:^|\/)(?:node|tooling)\//;

/** Returns the names that the site's and the theme's code use, for `createUnusedRulesPlugin`. */
export function readUsedNames(): UsedNames {
  const scope = path.resolve(require.resolve('@docusaurus/theme-classic'), '../../..');
  const files = [
    ...PACKAGES.flatMap((name) => listIn(path.join(scope, name, 'lib'))),
    ...listIn(SOURCE_DIR).filter((file) => !IGNORED.test(file)),
  ];
  const read = (kind: RegExp): string[] =>
    files.filter((file) => kind.test(file)).map((file) => fs.readFileSync(file, 'utf8'));
  const code = read(/\.[jt]sx?$/);
  const words = code.flatMap(readWords);
  const css = read(/\.css$/);
  return {
    classes: new Set([...MARKDOWN_CLASSES, ...words]),
    variables: new Set([
      ...words.filter((word) => word.startsWith('--')),
      ...[...css, ...code].flatMap(readVariables),
    ]),
    overridden: new Set(css.flatMap(readRootVariables)),
  };
}

const listIn = (folder: string): string[] =>
  listAllFiles(folder).map((file) => path.posix.join(folder, file));
