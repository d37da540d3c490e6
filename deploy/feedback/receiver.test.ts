import fs from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { MAX_COMMENT_LENGTH } from '../../src/feedback/model/feedback';
import { createHandler } from './createHandler';
import { createRateLimiter, RATE_LIMIT } from './createRateLimiter';
import { openFeedbackStore } from './openFeedbackStore';
import { validateFeedback } from './validateFeedback';

const ORIGIN = 'https://docs.example.org';
const FEEDBACK = {
  page: '/material-ui/react-button',
  section: 'basics',
  rating: 'yes',
  comment: 'Clear. "; DROP TABLE feedback; --',
  version: '7.0.2',
  locale: 'en',
} as const;
const TIME = new Date('2026-01-02T03:04:05.000Z');

let folder: string;
let file: string;
let server: Server;
let url: string;
let clock = 0;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
  file = path.join(folder, 'new', 'feedback.sqlite');
  clock = 0;
  const handle = createHandler({
    store: await openFeedbackStore(file),
    siteOrigin: ORIGIN,
    isAllowed: createRateLimiter(() => clock),
    now: () => TIME,
    isBehindProxy: true,
  });
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  fs.rmSync(folder, { recursive: true });
});

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

test('stores an answer, on the disk, before it says so', async () => {
  const response = await post(FEEDBACK);
  expect(response.status).toBe(201);
  expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  const reopened = await openFeedbackStore(file);
  expect(reopened.list()).toEqual([{ ...FEEDBACK, receivedAt: TIME.toISOString() }]);
  expect(fs.readdirSync(path.dirname(file))).toEqual(['feedback.sqlite']);
});

test('keeps what an earlier run has stored', async () => {
  await post(FEEDBACK);
  const second = await openFeedbackStore(file);
  second.add({ ...FEEDBACK, section: null, rating: 'no', comment: '' }, TIME);
  expect((await openFeedbackStore(file)).list().map(({ rating }) => rating)).toEqual(['yes', 'no']);
});

test.each([
  ['no JSON', '{', 400],
  ['a list', [], 400],
  ['null', 'null', 400],
  ['a missing field', { ...FEEDBACK, rating: undefined }, 400],
  ['an unknown field', { ...FEEDBACK, email: 'me@example.org' }, 400],
  ['another rating', { ...FEEDBACK, rating: 'maybe' }, 400],
  ['a comment that is too long', { ...FEEDBACK, comment: 'x'.repeat(2001) }, 400],
  ['a comment that is no text', { ...FEEDBACK, comment: 1 }, 400],
  ['another host as page', { ...FEEDBACK, page: '//evil.example' }, 400],
  ['a locale that is none', { ...FEEDBACK, locale: '<b>' }, 400],
  ['a body that is too large', { ...FEEDBACK, comment: 'x'.repeat(20_000) }, 413],
])('refuses %s', async (_name, body, status) => {
  expect((await post(body)).status).toBe(status);
  expect((await openFeedbackStore(file)).list()).toEqual([]);
});

test('refuses other content types, methods and origins', async () => {
  expect((await post(FEEDBACK, { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await post(FEEDBACK, { Origin: 'https://evil.example' })).status).toBe(403);
  const get = await fetch(url, { headers: { Origin: ORIGIN } });
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
});

test('answers the browser’s question before a post', async () => {
  const response = await fetch(url, { method: 'OPTIONS', headers: { Origin: ORIGIN } });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-methods')).toBe('POST');
  expect(response.headers.get('access-control-allow-headers')).toBe('Content-Type');
});

test('limits an address, not its neighbours, and not for ever', async () => {
  const from = (address: string) => post(FEEDBACK, { 'X-Forwarded-For': `spoofed, ${address}` });
  for (let count = 0; count < RATE_LIMIT.count; count += 1) {
    expect((await from('10.0.0.1')).status).toBe(201);
  }
  expect((await from('10.0.0.1')).status).toBe(429);
  expect((await from('10.0.0.2')).status).toBe(201);
  clock = RATE_LIMIT.windowMs;
  expect((await from('10.0.0.1')).status).toBe(201);
});

test('takes the longest comment that the site’s form can send', () => {
  const comment = 'é'.repeat(MAX_COMMENT_LENGTH);
  expect(validateFeedback({ ...FEEDBACK, comment })).toHaveProperty('feedback');
  expect(validateFeedback({ ...FEEDBACK, comment: `${comment}é` })).toHaveProperty('faults');
});

test('names all faults at once', () => {
  expect(validateFeedback({ ...FEEDBACK, page: 'x', more: 1 })).toEqual({
    faults: ['unknown field "more"', 'field "page" is missing, too long, or of another form'],
  });
});
