import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { createHealthMiddleware } from './createHealthMiddleware';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const check = jest.fn(async (file: string) => [`${file}:1: wrong.`]);

async function request(url: string): Promise<{ status: number; body: unknown } | 'next'> {
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

test('an address returns the counts and problems of its page', async () => {
  expect(await request('/__page-health?path=/material-ui/react-button')).toMatchObject({
    status: 200,
    body: {
      file: 'docs/material-ui/react-button/index.mdx',
      problems: ['docs/material-ui/react-button/index.mdx:1: wrong.'],
    },
  });
});

test('a check that fails is reported instead of problems', async () => {
  check.mockRejectedValueOnce(new Error('The check failed.'));
  expect(await request('/__page-health?path=/material-ui/react-button')).toMatchObject({
    status: 200,
    body: { problems: ['The check failed.'] },
  });
});

test.each(['/no-such-page', '/../package', ''])("%j isn't a page and isn't checked", async (at) => {
  check.mockClear();
  expect(await request(`/__page-health?path=${at}`)).toEqual({ status: 200, body: null });
  expect(check).not.toHaveBeenCalled();
});

test('other addresses go to the next middleware', async () => {
  expect(await request('/material-ui/react-button')).toBe('next');
});

test('open strips get an event after a page was checked', () => {
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
  health.refreshStrips();
  leave?.();
  health.refreshStrips();
  expect(written.filter((text) => text.startsWith('data:'))).toHaveLength(1);
});
