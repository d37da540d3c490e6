import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { runCompiler } from '../../testing/runCompiler';
import { createErrorPlugin } from './createErrorPlugin';

const PROBLEM = 'docs/page.mdx:3: The image does not exist. Add the file.';
const LOADER = `module.exports = function () {
  throw new Error('MDX compilation failed for file "' + this.resourcePath + '"\\nCause: ${PROBLEM}\\nDetails:\\n' + new Error().stack);
};`;

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'errors-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

test("the overlay and the terminal show the rule's message, without a stack or absolute paths", async () => {
  const files = { 'page.mdx': 'text', 'index.js': 'import "./page.mdx";', 'loader.cjs': LOADER };
  for (const [name, text] of Object.entries(files)) {
    fs.writeFileSync(path.join(folder, name), text);
  }
  const compiler = rspack({
    context: folder,
    mode: 'development',
    entry: './index.js',
    output: { path: path.join(folder, 'out') },
    module: { rules: [{ test: /\.mdx$/, use: [path.join(folder, 'loader.cjs')] }] },
    plugins: [createErrorPlugin(folder)],
    // By default, Rspack colors its messages in a terminal and where `CI` is set.
    stats: { colors: false },
  });
  const json = (await runCompiler(compiler)).toJson({ all: false, errors: true });
  expect(json.errors).toHaveLength(1);
  expect(json.errors?.[0]?.moduleName).toBe('./page.mdx');
  expect(json.errors?.[0]?.message.replace(/^[\s×]+/u, '').trim()).toBe(PROBLEM);
});
