import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const SITE_DIR = path.resolve(__dirname, '../..');

let client: Client;
beforeAll(async () => {
  client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [path.join(SITE_DIR, 'bin/mcp.mjs')],
    }),
  );
}, 60_000);
afterAll(() => client.close());

async function ask(name: string, args: Record<string, string>): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return `${isError === true ? 'error: ' : ''}${first?.text ?? ''}`;
}

test('tells its tools', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'get_component',
    'get_prop',
    'search',
    'get_page',
  ]);
});

test('a component has its props, from the package that is asked for', async () => {
  const all = await ask('get_component', { name: 'button' });
  expect(all).toContain('@mui/material 7.0.2');
  expect(all).toContain('@mui/joy 5.0.0-beta.49');
  const joy = await ask('get_component', { name: 'Button', package: '@mui/joy' });
  expect(joy).not.toContain('@mui/material 7.0.2');
  expect(joy).toContain('startDecorator');
});

test('a prop has type and default', async () => {
  const answer = await ask('get_prop', { component: 'Dialog', prop: 'maxWidth' });
  expect(answer).toContain("'xs'");
  expect(answer).toContain("default: 'sm'");
});

test.each([
  ['get_component', { name: 'Buton' }, 'is called "Buton"'],
  ['get_prop', { component: 'Button', prop: 'colour' }, 'has no "colour"'],
  ['get_page', { path: '/material-ui/react-nothing' }, 'There is no page at'],
  ['get_page', { path: '/../../package.json' }, 'There is no page at'],
  ['search', { query: 'qqqqzzzz' }, 'Nothing was found'],
  ['get_component', { name: 'x'.repeat(1000) }, 'error: '],
])('%s of %j says what is wrong', async (tool, args, expected) => {
  expect(await ask(tool, args)).toContain(expected);
});

test('search and page answer from the site', async () => {
  expect(await ask('search', { query: 'modal window' })).toMatch(/Dialog|Modal/);
  expect(await ask('get_page', { path: '/material-ui/react-button' })).toMatch(/^# Button\n/);
});
