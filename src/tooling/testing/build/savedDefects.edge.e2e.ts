import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createChecker } from '../../page-health/node/createChecker';
import type { Checker } from '../../page-health/node/createChecker';
import { watchPages } from '../../page-health/node/watchPages';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const PAGE = 'docs/material-ui/react-checkbox/index.mdx';
const DEMO = 'docs/material-ui/react-checkbox/BasicCheckboxes.tsx';
const KEYS = 'docs/material-ui/react-checkbox/BasicCheckboxes.keys.ts';

let siteDir: string;
let checker: Checker;
let settled: (file: string) => void = () => undefined;
let stopWatching: () => void;
beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-defects-'));
  for (const name of ['src', 'docs', 'blog', 'i18n', 'static', 'package.json', 'tsconfig.json']) {
    fs.cpSync(path.join(SITE_DIR, name), path.join(siteDir, name), { recursive: true });
  }
  fs.symlinkSync(path.join(SITE_DIR, 'node_modules'), path.join(siteDir, 'node_modules'));
  checker = createChecker(siteDir);
  stopWatching = watchPages(siteDir, checker.forget, (file) => {
    settled(file);
  });
}, 60_000);
afterAll(() => {
  stopWatching();
  checker.close();
  fs.rmSync(siteDir, { recursive: true, force: true });
});

/** Resolves with the file that the dev server would check after the next save. */
function nextSettled(): Promise<string> {
  return new Promise((resolve) => {
    settled = resolve;
  });
}

/** Saves a change as a writer would, returns the problems that it causes, and reverts it. */
async function findProblems(file: string, from: string, to: string): Promise<readonly string[]> {
  const absolute = path.join(siteDir, file);
  const text = fs.readFileSync(absolute, 'utf8');
  expect(text).toContain(from);
  const save = async (content: string): Promise<string> => {
    const checked = nextSettled();
    fs.writeFileSync(absolute, content);
    return checked;
  };
  try {
    return await checker.check(await save(text.replace(from, () => to)));
  } finally {
    await save(text);
  }
}

const HOOK = 'const [reminder, setReminder] = React.useState(true);';

/** Changes that the build or its tests reject, and what the dev server reports after a save. */
const DEFECTS: readonly (readonly [string, string, string, string, RegExp])[] = [
  ['a valid page', PAGE, 'Checkbox', 'Checkbox', /^$/u],
  [
    'a demo that throws',
    DEMO,
    HOOK,
    `${HOOK}\n  if (reminder) throw new Error('Out of ink');`,
    /BasicCheckboxes\.tsx:\d+: .*Out of ink/u,
  ],
  [
    'a type error in a demo',
    DEMO,
    HOOK,
    `${HOOK}\n  const size: number = 'large';`,
    /BasicCheckboxes\.tsx:8: .*not assignable to type 'number'/u,
  ],
  [
    '`window` at module level',
    DEMO,
    'export default',
    'const width = window.innerWidth;\n\nexport default',
    /BasicCheckboxes\.tsx:6: .*window/u,
  ],
  [
    'Math.random while rendering',
    DEMO,
    HOOK,
    `${HOOK}\n  const chance = Math.random();`,
    /BasicCheckboxes\.tsx:8: .*Math\.random/u,
  ],
  [
    'an unknown component in the front matter',
    PAGE,
    'components: [Checkbox,',
    'components: [Chekbox,',
    /index\.mdx:\d+: .*Did you mean Checkbox/u,
  ],
  [
    'a prop in the text that the component does not have',
    PAGE,
    '## Basics',
    'The prop `isIndeterminate` shows a dash.\n\n## Basics',
    /index\.mdx:\d+: .*isIndeterminate/u,
  ],
  [
    'a duplicate id in a demo',
    DEMO,
    '<FormGroup>',
    '<FormGroup id="same"><span id="same" />',
    /BasicCheckboxes\.tsx:10: The id "same" is also in line 10/u,
  ],
  ['a fence with an unknown language', PAGE, '```', '```klingon\n', /index\.mdx:\d+: .*"klingon"/u],
  [
    'a key table whose starting element does not exist',
    KEYS,
    'checkbox "Remind me one day before"',
    'checkbox "Remind me two days before"',
    /BasicCheckboxes\.keys\.ts:\d+: .*two days before/u,
  ],
  [
    'a navigation node without a page',
    'src/shell/navigation/data/experiments.ts',
    "{ pathname: '/experiments/docs/headers'",
    "{ pathname: '/experiments/docs/nowhere', title: 'Nowhere' },\n{ pathname: '/experiments/docs/headers'",
    /experiments\.ts:\d+: The node \/experiments\/docs\/nowhere doesn't have a page/u,
  ],
];

test.each(DEFECTS)(
  '%s: reported with file and line',
  async (_defect, file, from, to, message) => {
    const before = fs.readFileSync(path.join(siteDir, file), 'utf8').split(from, 1)[0] ?? '';
    const problems = await findProblems(file, from, to);
    expect(problems.join('\n')).toMatch(message);
    // Lines of demos are in DEFECTS. Those of the page may change, so they're computed here.
    const line = `${file}:${String(before.split('\n').length)}: `;
    if (file === PAGE && from !== to) expect(problems.join('\n')).toContain(line);
  },
  120_000,
);
