import fs from 'node:fs';
import path from 'node:path';
import { startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const BUILD = path.resolve(__dirname, '../../../build');

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test('every URL in llms.txt returns a page that begins with its title', async () => {
  const list = await (await fetch(`${site.url}/llms.txt`)).text();
  const links = [...list.matchAll(/^- \[(.+)\]\(https?:\/\/[^/]+(\/\S+\.md)\): \S/gm)];
  expect(links.length).toBeGreaterThan(25);
  for (const [, title = '', pathname = ''] of links) {
    const response = await fetch(site.url + pathname);
    expect({ pathname, status: response.status }).toEqual({ pathname, status: 200 });
    expect(response.headers.get('content-type')).toMatch(/^text\/markdown/);
    expect(await response.text()).toMatch(`# ${title}\n`);
  }
});

test('llms-full.txt has every page, and no syntax that only the site understands', async () => {
  const full = await (await fetch(`${site.url}/llms-full.txt`)).text();
  expect(full).toContain('# Button\n');
  const prose = full.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').replace(/`[^`\n]*`/g, '');
  expect(prose).not.toMatch(/<Demo|<PackageManagers|^:::/m);
});

test('a page with demos contains their source', () => {
  const markdownExport = fs.readFileSync(path.join(BUILD, 'material-ui/react-button.md'), 'utf8');
  expect(markdownExport).toContain('```tsx title="BasicButtons.tsx"');
  expect(markdownExport).toContain('export default function BasicButtons()');
});
