import fs from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { listPages } from '../../src/shell/navigation/node/listPages';
import { MAX_COMMENT_LENGTH } from '../../src/reader/feedback/model/feedback';
import { createHandler } from './createHandler';
import { createRateLimiter } from './createRateLimiter';
import { openFeedbackStore, type FeedbackStore } from './openFeedbackStore';
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
let store: FeedbackStore;
let server: Server;
let url: string;
let clock = 0;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
  file = path.join(folder, 'new', 'feedback.sqlite');
  clock = 0;
  store = openFeedbackStore(file);
  const handle = createHandler({
    store,
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
  store.close();
  fs.rmSync(folder, { recursive: true });
});

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Returns what another process finds in the file. */
function listStored(): ReturnType<FeedbackStore['list']> {
  const reader = openFeedbackStore(file);
  const submissions = reader.list();
  reader.close();
  return submissions;
}

test('writes a submission to a file that only its owner can read, before it responds', async () => {
  const response = await post(FEEDBACK);
  expect(response.status).toBe(201);
  expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(listStored()).toEqual([{ ...FEEDBACK, receivedAt: TIME.toISOString() }]);
  const modes = fs
    .readdirSync(path.dirname(file))
    .map((name) => fs.statSync(path.join(path.dirname(file), name)).mode & 0o777);
  expect(new Set(modes)).toEqual(new Set([0o600]));
});

test('a submission that is sent again is stored once, in its last version', async () => {
  const id = '0f8fad5bd9cb469fa165708677289501';
  expect((await post({ ...FEEDBACK, id })).status).toBe(201);
  expect((await post({ ...FEEDBACK, id, comment: 'Clearer.' })).status).toBe(201);
  expect((await post({ ...FEEDBACK, id: `${id}2` })).status).toBe(201);
  expect(listStored().map(({ comment }) => comment)).toEqual(['Clearer.', FEEDBACK.comment]);
});

test("a submission that couldn't be stored isn't stored later", async () => {
  const second = openFeedbackStore(file, 10);
  const other = new Database(file);
  other.exec('BEGIN IMMEDIATE');
  expect(() => {
    second.add(FEEDBACK, TIME);
  }).toThrow(/locked|busy/i);
  other.exec('ROLLBACK');
  other.close();
  second.add({ ...FEEDBACK, rating: 'no' }, TIME);
  second.close();
  expect(listStored().map(({ rating }) => rating)).toEqual(['no']);
});

test('keeps the data of an earlier run and an earlier version', () => {
  const old = path.join(folder, 'old.sqlite');
  const database = new Database(old);
  database.exec(`CREATE TABLE feedback (id INTEGER PRIMARY KEY, received_at TEXT NOT NULL,
    page TEXT NOT NULL, section TEXT, rating TEXT NOT NULL, comment TEXT NOT NULL,
    version TEXT NOT NULL, locale TEXT NOT NULL);
    INSERT INTO feedback VALUES (1, '2025', '/a', NULL, 'yes', '', '', 'en')`);
  database.close();
  const first = openFeedbackStore(old);
  first.add({ ...FEEDBACK, section: null, rating: 'no' }, TIME);
  first.close();
  const second = openFeedbackStore(old);
  expect(second.list().map(({ rating }) => rating)).toEqual(['yes', 'no']);
  second.close();
});

test.each<[string, unknown, number]>([
  ['invalid JSON', '{', 400],
  ['an array', [], 400],
  ['null', 'null', 400],
  ['a missing field', { ...FEEDBACK, rating: undefined }, 400],
  ['an unknown field', { ...FEEDBACK, email: 'me@example.org' }, 400],
  ['an unknown rating', { ...FEEDBACK, rating: 'maybe' }, 400],
  ['a comment that is too long', { ...FEEDBACK, comment: 'x'.repeat(2001) }, 400],
  ['a comment that is not a string', { ...FEEDBACK, comment: 1 }, 400],
  ...[
    '//evil.example',
    '/\\evil.example',
    '/a\\evil.example',
    '/a\n',
    '/a\nX-Header: 1',
    '/<b>a</b>',
    '/a"onclick="b',
    '/../a',
    '/a//b',
    '/%5Cevil.example',
    '/a?b',
    '/javascript:alert(1)',
    'https://evil.example/',
    '',
  ].map((page): [string, unknown, number] => [
    `the page ${JSON.stringify(page)}`,
    { ...FEEDBACK, page },
    400,
  ]),
  ['a section with markup', { ...FEEDBACK, section: '<b>' }, 400],
  ['a section of two lines', { ...FEEDBACK, section: 'a\nb' }, 400],
  ['a version with markup', { ...FEEDBACK, version: '<b>' }, 400],
  ['an id that is too short', { ...FEEDBACK, id: '1' }, 400],
  ['a locale with markup', { ...FEEDBACK, locale: '<b>' }, 400],
  ['a body that is too large', { ...FEEDBACK, comment: 'x'.repeat(20_000) }, 413],
])('rejects %s', async (_name, body, status) => {
  expect((await post(body)).status).toBe(status);
  expect(listStored()).toEqual([]);
});

test('rejects other content types, methods, and origins', async () => {
  expect((await post(FEEDBACK, { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await post(FEEDBACK, { Origin: 'https://evil.example' })).status).toBe(403);
  const get = await fetch(url, { headers: { Origin: ORIGIN } });
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
});

test('answers the CORS preflight request', async () => {
  const response = await fetch(url, { method: 'OPTIONS', headers: { Origin: ORIGIN } });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-methods')).toBe('POST');
  expect(response.headers.get('access-control-allow-headers')).toBe('Content-Type');
});

test('limits each address separately, for ten minutes', async () => {
  const from = (address: string) => post(FEEDBACK, { 'X-Forwarded-For': `spoofed, ${address}` });
  for (let count = 0; count < 10; count += 1) {
    expect((await from('10.0.0.1')).status).toBe(201);
  }
  expect((await from('10.0.0.1')).status).toBe(429);
  expect((await from('10.0.0.2')).status).toBe(201);
  clock = 10 * 60_000;
  expect((await from('10.0.0.1')).status).toBe(201);
});

test('accepts the longest comment that the site’s form can send', () => {
  const comment = 'é'.repeat(MAX_COMMENT_LENGTH);
  expect(validateFeedback({ ...FEEDBACK, comment })).toHaveProperty('feedback');
  expect(validateFeedback({ ...FEEDBACK, comment: `${comment}é` })).toHaveProperty('errors');
});

test('accepts every page of the site', () => {
  const pages = [...listPages(path.resolve(__dirname, '../../docs')).keys()];
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((page) => 'errors' in validateFeedback({ ...FEEDBACK, page }))).toEqual([]);
});

test('reports all errors at once', () => {
  expect(validateFeedback({ ...FEEDBACK, page: 'x', more: 1 })).toEqual({
    errors: ['unknown field "more"', 'field "page" is missing, too long, or malformed'],
  });
});
