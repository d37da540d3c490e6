import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { createHealthMiddleware } from './createHealthMiddleware';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const check = jest.fn(async (file: string) => [`${file}:1: wrong.`]);

async function ask(url: string): Promise<{ status: number; body: unknown } | 'next'> {
  const { middleware } = createHealthMiddleware(SITE_DIR, check);
  return new Promise((resolve) => {
    const response = { statusCode: 0, setHeader: () => undefined } as unknown as ServerResponse;
    response.end = ((body: string) => {
      resolve({ status: response.statusCode, body: JSON.parse(body) });
    }) as ServerResponse['end'];
    middleware({ url } as IncomingMessage, response, () => {
      resolve('next');
    });
  });
}

test('a page is measured and checked by its file', async () => {
  expect(await ask('/__page-health?path=/material-ui/react-button')).toMatchObject({
    status: 200,
    body: {
      file: 'docs/material-ui/react-button/index.mdx',
      problems: ['docs/material-ui/react-button/index.mdx:1: wrong.'],
    },
  });
});

test('a check that cannot run is told in the place of problems', async () => {
  check.mockRejectedValueOnce(new Error('The check failed.'));
  expect(await ask('/__page-health?path=/material-ui/react-button')).toMatchObject({
    status: 200,
    body: { problems: ['The check failed.'] },
  });
});

test.each(['/no-such-page', '/../package', ''])('%j is no page, and nothing is run', async (at) => {
  check.mockClear();
  expect(await ask(`/__page-health?path=${at}`)).toEqual({ status: 200, body: null });
  expect(check).not.toHaveBeenCalled();
});

test('other addresses are left alone', async () => {
  expect(await ask('/material-ui/react-button')).toBe('next');
});

test('strips that listen are called when something was checked', () => {
  const health = createHealthMiddleware(SITE_DIR, check);
  const written: string[] = [];
  let leave: (() => void) | undefined;
  const response = {
    writeHead: () => undefined,
    write: (text: string) => written.push(text),
    on: (_event: string, listener: () => void) => {
      leave = listener;
    },
  } as unknown as ServerResponse;
  health.middleware({ url: '/__page-health/saved' } as IncomingMessage, response, () => undefined);
  health.callStrips();
  leave?.();
  health.callStrips();
  expect(written.filter((text) => text.startsWith('data:'))).toHaveLength(1);
});
