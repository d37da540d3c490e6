import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const SITE_DIR = path.resolve(__dirname, '../../..');
const BIN = path.join(SITE_DIR, 'bin/mcp.mjs');

let client: Client;
beforeAll(async () => {
  client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [BIN],
    }),
  );
}, 60_000);
afterAll(() => client.close());

async function ask(name: string, args: Record<string, string>): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return `${isError === true ? 'error: ' : ''}${first?.text ?? ''}`;
}

test('lists its tools', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'get_component',
    'get_prop',
    'search',
    'get_page',
  ]);
});

test('get_component returns the props, from one package if requested', async () => {
  const all = await ask('get_component', { name: 'button' });
  expect(all).toContain('@mui/material 7.0.2');
  expect(all).toContain('@mui/joy 5.0.0-beta.49');
  const joy = await ask('get_component', { name: 'Button', package: '@mui/joy' });
  expect(joy).not.toContain('@mui/material 7.0.2');
  expect(joy).toContain('startDecorator');
});

test('get_prop returns the type and default', async () => {
  const answer = await ask('get_prop', { component: 'Dialog', prop: 'maxWidth' });
  expect(answer).toContain("'xs'");
  expect(answer).toContain("default: 'sm'");
});

test.each([
  ['get_component', { name: 'Buton' }, 'named "Buton"'],
  ['get_prop', { component: 'Button', prop: 'colour' }, 'has no "colour"'],
  ['get_page', { path: '/material-ui/react-nothing' }, 'There is no page at'],
  ['get_page', { path: '/../../package.json' }, 'There is no page at'],
  ['search', { query: 'qqqqzzzz' }, 'No results'],
  ['get_component', { name: 'x'.repeat(1000) }, 'error: '],
])('%s with %j explains what is wrong', async (tool, args, expected) => {
  expect(await ask(tool, args)).toContain(expected);
});

test('search and get_page answer from the site', async () => {
  expect(await ask('search', { query: 'modal window' })).toMatch(/Dialog|Modal/);
  expect(await ask('get_page', { path: '/material-ui/react-button' })).toMatch(/^# Button\n/);
});

/** Runs the command with some input. Returns its output and exit code. */
async function run(
  write: (input: NodeJS.WritableStream) => void,
): Promise<{ code: unknown; output: string; errors: string }> {
  const child = spawn(process.execPath, [BIN]);
  let output = '';
  let errors = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  // The server may exit before everything is written.
  child.stdin.on('error', () => undefined);
  write(child.stdin);
  const [code] = (await once(child, 'close')) as [unknown];
  return { code, output, errors };
}

test('60 MB without a line break: an error response, a message, and a nonzero exit code', async () => {
  const { code, output, errors } = await run((input) => input.end('x'.repeat(60_000_000)));
  expect(code).toBe(1);
  expect(JSON.parse(output)).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32_700 } });
  expect(errors).toContain('A line of input is longer than 1048576 bytes');
}, 30_000);

test('a line that is not a message gets an error, and the next one is answered', async () => {
  const { code, output, errors } = await run((input) =>
    input.end('{\n{"id":[]}\n{"jsonrpc":"2.0","id":7,"method":"ping"}\n'),
  );
  const lines = output.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ id: null, error: expect.objectContaining({ code: -32_700 }) }),
    expect.objectContaining({ id: null, error: expect.objectContaining({ code: -32_600 }) }),
    { jsonrpc: '2.0', id: 7, result: {} },
  ]);
  expect([code, errors]).toEqual([0, '']);
}, 30_000);
