import { fetchSponsorAd } from './fetchSponsorAd';

const URL = 'https://ads.example/serve.json';
const ENTRY = { company: 'Acme', statlink: 'https://ads.example/click' };
const HOUR_MS = 3_600_000;
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const output = ['error', 'warn', 'log'] as const;

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  for (const method of output) jest.spyOn(console, method).mockImplementation();
});

afterEach(() => {
  for (const method of output) expect(console[method]).not.toHaveBeenCalled();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function respondWith(body: BodyInit | null, init?: ResponseInit): void {
  fetchMock.mockImplementation(() => Promise.resolve(new Response(body, init)));
}

function ask(signal = new AbortController().signal, onMiss = jest.fn()) {
  return fetchSponsorAd({ url: URL, signal, onMiss });
}

/** A body that never ends, in chunks of `size` bytes. */
function endless(size: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(size).fill(32));
    },
  });
}

test('returns the first usable ad, and sends no cookies and only the origin as referrer', async () => {
  respondWith(JSON.stringify({ ads: [{}, ENTRY] }));
  expect(await ask()).toMatchObject({ name: 'Acme', link: ENTRY.statlink });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'omit',
    referrerPolicy: 'origin',
  });
});

test.each([
  ['HTML', '<!doctype html><p>hello', {}],
  ['truncated JSON', '{"ads":[', {}],
  ['an empty body', '', {}],
  ['500', JSON.stringify({ ads: [ENTRY] }), { status: 500 }],
  ['404', 'x', { status: 404 }],
  ['204', null, { status: 204 }],
  ['more than 64 KB', JSON.stringify({ ads: [ENTRY], more: 'x'.repeat(65_536) }), {}],
  ['a large Content-Length', '{}', { headers: { 'Content-Length': '10485760' } }],
])('ignores %s silently', async (_name, body, init) => {
  respondWith(body, init);
  expect(await ask()).toBe('empty');
  await jest.advanceTimersByTimeAsync(HOUR_MS);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('drops an endless body as soon as it is too long', async () => {
  respondWith(endless(16_384));
  expect(await ask()).toBe('empty');
});

test('reads a body of exactly 64 KB', async () => {
  const head = JSON.stringify({ ads: [ENTRY] });
  respondWith(head + ' '.repeat(65_536 - head.length));
  expect(await ask()).toMatchObject({ name: 'Acme' });
});

test('gives up silently when a request fails', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await ask()).toBe('unreachable');
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

function hang(_url: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('aborted', 'AbortError'));
    });
  });
}

test('times out after 8 s without a response', async () => {
  fetchMock.mockImplementation(hang);
  const done = jest.fn();
  void ask().then(done);
  await jest.advanceTimersByTimeAsync(7999);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith('unreachable');
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ['no ads', {}],
  ['ads is null', { ads: null }],
  ['ads is a string', { ads: 'x' }],
  ['empty entries', { ads: [{}, {}] }],
])('%s: ten requests with exponential backoff, and no eleventh', async (_name, body) => {
  respondWith(JSON.stringify(body));
  const times: number[] = [];
  const start = Date.now();
  fetchMock.mockImplementation(() => {
    times.push((Date.now() - start) / 1000);
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  const onMiss = jest.fn();
  const done = jest.fn();
  void ask(undefined, onMiss).then(done);
  await jest.advanceTimersByTimeAsync(HOUR_MS);
  expect(times).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121, 151]);
  expect(onMiss).toHaveBeenCalledTimes(1);
  expect(done).toHaveBeenCalledWith('empty');
  expect(jest.getTimerCount()).toBe(0);
});

test('returns an ad from the third request', async () => {
  fetchMock
    .mockResolvedValueOnce(new Response('{}'))
    .mockResolvedValueOnce(new Response('{}'))
    .mockResolvedValueOnce(new Response(JSON.stringify({ ads: [ENTRY] })));
  const done = jest.fn();
  void ask().then(done);
  await jest.advanceTimersByTimeAsync(3000);
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ name: 'Acme' }));
});

test('aborting ends the request, the delay, and the retries', async () => {
  const leave = new AbortController();
  fetchMock.mockImplementation(hang);
  const first = ask(leave.signal);
  leave.abort();
  expect(await first).toBe('unreachable');
  expect(await ask(leave.signal)).toBe('unreachable');
  expect(fetchMock).toHaveBeenCalledTimes(1);

  const later = new AbortController();
  respondWith('{}');
  const waiting = ask(later.signal);
  await jest.advanceTimersByTimeAsync(500);
  later.abort();
  expect(await waiting).toBe('unreachable');
  await jest.advanceTimersByTimeAsync(HOUR_MS);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(jest.getTimerCount()).toBe(0);
});
