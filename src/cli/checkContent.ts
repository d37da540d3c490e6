import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { checkApi } from '../api-docs/node/checkApi';
import { checkFrontMatter, describeYamlError } from '../content/model/frontMatter';
import { findDemoVariants } from '../demos/node/remarkDemo';
import { navigationTrees } from '../navigation/data/trees';
import { UNWRITTEN_CEILING, unwrittenPathnames } from '../navigation/data/unwritten';
import { assertTreeCoverage } from '../navigation/model/assertTreeCoverage';
import { assertUniquePathnames } from '../navigation/model/assertUniquePathnames';
import { listPages } from '../navigation/node/listPages';

const SITE_DIR = path.resolve(__dirname, '../..');
const DEMO_LINE = /<Demo\b[^>]*\bsrc="([^"]+)"/g;

function listFiles(dir: string, extension: string): string[] {
  return fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension) && !/(^|[\\/])_/.test(name))
    .map((name) => path.join(dir, name))
    .sort();
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** Code samples are not the page's own markup; their lines stay, so that numbers hold. */
function withoutFences(text: string): string {
  return text.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1`*$/gm, (block) => block.replace(/[^\n]/g, ' '));
}

interface Report {
  readonly problems: string[];
  readonly demos: Set<string>;
}

async function checkPage(file: string, report: Report): Promise<void> {
  const fileContent = fs.readFileSync(file, 'utf8');
  const relative = path.relative(SITE_DIR, file);
  const params = {
    filePath: file,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  };
  try {
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER(params);
    report.problems.push(...checkFrontMatter(frontMatter, relative, fileContent));
  } catch (error) {
    report.problems.push(describeYamlError(error, relative));
  }
  for (const match of withoutFences(fileContent).matchAll(DEMO_LINE)) {
    const src = match[1] ?? '';
    const variants = Object.values(findDemoVariants(file, src));
    for (const variant of variants) report.demos.add(variant);
    if (variants.length === 0) {
      report.problems.push(
        `${relative}:${String(lineAt(fileContent, match.index))}: the demo "${src}" does not exist. Create the file beside the page or mend the path.`,
      );
    }
  }
}

/** The writer's check: everything that needs no build, with `file:line` in every message. */
async function main(): Promise<void> {
  const report: Report = { problems: [], demos: new Set() };
  const docs = path.join(SITE_DIR, 'docs');
  const files = [...listFiles(docs, '.mdx'), ...listFiles(path.join(SITE_DIR, 'blog'), '.mdx')];
  for (const file of files) await checkPage(file, report);
  const unused = listFiles(docs, '.tsx').filter(
    (file) => !report.demos.has(file) && /export default/.test(fs.readFileSync(file, 'utf8')),
  );
  for (const file of unused) {
    report.problems.push(
      `${path.relative(SITE_DIR, file)}:1: no page shows this demo. Show it with <Demo src="./${path.basename(file)}" /> or delete it.`,
    );
  }
  const pages = listPages(docs);
  try {
    assertUniquePathnames(navigationTrees);
    assertTreeCoverage({
      trees: navigationTrees,
      pages,
      unwritten: unwrittenPathnames,
      unwrittenCeiling: UNWRITTEN_CEILING,
    });
  } catch (error) {
    report.problems.push(error instanceof Error ? error.message : String(error));
  }
  const api = checkApi(SITE_DIR);
  report.problems.push(...api.problems);
  for (const problem of report.problems) console.error(problem);
  for (const line of api.lines) console.log(line);
  console.log(
    `${String(pages.size)} pages written, ${String(unwrittenPathnames.length)} not yet, ${String(report.demos.size)} demo files, ${String(report.problems.length)} problems`,
  );
  process.exit(report.problems.length === 0 ? 0 : 1);
}

void main();
