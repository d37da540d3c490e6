import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';

/** Maximum length of a line of input, in bytes. A question has at most 300 characters. */
const MAX_LINE_BYTES = 1_048_576;

/** Error codes of JSON-RPC 2.0 (jsonrpc.org/specification, section 5.1). */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

interface Streams {
  readonly input: Readable;
  readonly output: Writable;
  /** Called with a message when the server has to stop. It then stops reading. */
  readonly onFailure: (message: string) => void;
}

/**
 * Answers the messages of a client, one per line. A line that isn't a message gets an error response,
 * as JSON-RPC requires. A line that's too long stops the server, because it can't find the next message.
 */
export async function startMcpServer(server: McpServer, streams: Streams): Promise<void> {
  const { input, output, onFailure } = streams;
  const reply = (code: number, message: string): void => {
    output.write(`${JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } })}\n`);
  };
  let lastError = '';
  server.server.onerror = (error) => {
    lastError = error.message;
    if (error instanceof SyntaxError) reply(PARSE_ERROR, 'The line is not valid JSON.');
    else if (error.name === 'ZodError')
      reply(INVALID_REQUEST, 'The line is not a JSON-RPC message.');
  };
  // The transport closes itself only when its buffer is full, not at the end of the input.
  server.server.onclose = () => {
    const message = `A line of input is longer than ${String(MAX_LINE_BYTES)} bytes. The server stops because it can't find the next message. Send one JSON-RPC message per line.`;
    reply(PARSE_ERROR, message);
    onFailure(`${message} (${lastError})`);
  };
  const transport = new StdioServerTransport(
    // The SDK's types require Node's own stream classes, but its code only needs their methods.
    input as ConstructorParameters<typeof StdioServerTransport>[0],
    output as ConstructorParameters<typeof StdioServerTransport>[1],
    { maxBufferSize: MAX_LINE_BYTES },
  );
  await server.connect(transport);
}
