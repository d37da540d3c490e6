import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { answerComponent, answerPageQuery, answerProp, answerSearch } from './answers';
import type { OpenSite } from './builtSite';

/** Limits the length of input. Real questions are shorter. */
const textInput = z.string().min(1).max(300);
const packageName = textInput
  .optional()
  .describe('Package, such as @mui/joy, if several have the name');

function reply(answer: string): { content: { type: 'text'; text: string }[] } {
  return { content: [{ type: 'text', text: answer }] };
}

/**
 * Creates a Model Context Protocol server (modelcontextprotocol.io) that answers questions about
 * components, props, and pages from a built site. It only reads files.
 */
export function createServer(site: OpenSite, version: string): McpServer {
  const server = new McpServer({ name: 'mui-docs', version });
  const annotations = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    'get_component',
    {
      title: 'API of a component, hook, or type',
      description: 'Props, slots, CSS classes, and imports, from the installed packages.',
      inputSchema: { name: textInput.describe('For example Button'), package: packageName },
      annotations,
    },
    (input) => reply(answerComponent(site, input.name, input.package)),
  );
  server.registerTool(
    'get_prop',
    {
      title: 'One prop',
      description: 'Type, default, deprecation, and description of one prop, parameter, or member.',
      inputSchema: {
        component: textInput.describe('For example Button'),
        prop: textInput.describe('For example variant'),
        package: packageName,
      },
      annotations,
    },
    (input) => reply(answerProp(site, input.component, input.prop, input.package)),
  );
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description:
        'Pages, headings, props, classes, icons, and colors, with the best matches first.',
      inputSchema: { query: textInput },
      annotations,
    },
    (input) => reply(answerSearch(site, input.query)),
  );
  server.registerTool(
    'get_page',
    {
      title: 'A page as Markdown',
      description: 'The full page, with the source of its demos.',
      inputSchema: { path: textInput.describe('For example /material-ui/react-button') },
      annotations,
    },
    (input) => reply(answerPageQuery(site, input.path)),
  );
  return server;
}
