import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';

/** Longest line of input, in bytes. A question has 300 characters at most. */
const MAX_LINE_BYTES = 1_048_576;

/** Codes of JSON-RPC 2.0 (jsonrpc.org/specification, section 5.1). */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

interface Streams {
  readonly input: Readable;
  readonly output: Writable;
  /** Gets the message when the server has to stop; it then stops reading. */
  readonly onFailure: (message: string) => void;
}

/**
 * Answers the messages of a client, one on each line. A line that is no message gets an error, as
 * JSON-RPC asks for. A line without end stops the server, since the next message cannot be found.
 */
export async function startMcpServer(server: McpServer, streams: Streams): Promise<void> {
  const { input, output, onFailure } = streams;
  const reply = (code: number, message: string): void => {
    output.write(`${JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } })}\n`);
  };
  let lastError = '';
  server.server.onerror = (error) => {
    lastError = error.message;
    if (error instanceof SyntaxError) reply(PARSE_ERROR, 'The line is not JSON.');
    else if (error.name === 'ZodError') reply(INVALID_REQUEST, 'The line is no JSON-RPC message.');
  };
  // The transport closes by itself only when its buffer is full; the end of the input is no close.
  server.server.onclose = () => {
    const message = `A line of input has more than ${String(MAX_LINE_BYTES)} bytes and no end: the server stops, because it can't find the next message. Send one JSON-RPC message on each line.`;
    reply(PARSE_ERROR, message);
    onFailure(`${message} (${lastError})`);
  };
  const transport = new StdioServerTransport(
    // The SDK's types ask for Node's own class, its code for the methods only.
    input as ConstructorParameters<typeof StdioServerTransport>[0],
    output as ConstructorParameters<typeof StdioServerTransport>[1],
    { maxBufferSize: MAX_LINE_BYTES },
  );
  await server.connect(transport);
}
