import { draftKey, MAX_COMMENT_LENGTH } from './feedback';
import { createFeedbackState, type FeedbackAction, reduceFeedback } from './reduceFeedback';

const run = (...actions: FeedbackAction[]) =>
  actions.reduce(reduceFeedback, createFeedbackState(undefined));
const WRITE: FeedbackAction = { type: 'WRITE', comment: 'a' };
const SEND: FeedbackAction = { type: 'SEND' };
const SUCCEED: FeedbackAction = { type: 'SUCCEED' };
const FAIL: FeedbackAction = { type: 'FAIL', reason: 'offline' };

test.each<[string, FeedbackAction[], object]>([
  ['initial state', [], { status: 'writing', comment: '' }],
  ['writing', [WRITE], { status: 'writing', comment: 'a' }],
  ['sending keeps the text', [WRITE, SEND], { status: 'sending', comment: 'a' }],
  ['success clears the text', [WRITE, SEND, SUCCEED], { status: 'sent', comment: '' }],
  [
    'failure keeps the text',
    [WRITE, SEND, FAIL],
    { status: 'failed', comment: 'a', reason: 'offline' },
  ],
  ['retry', [WRITE, SEND, FAIL, SEND], { status: 'sending', comment: 'a' }],
  [
    'editing after a failure',
    [WRITE, SEND, FAIL, { type: 'WRITE', comment: 'ab' }],
    { status: 'writing', comment: 'ab' },
  ],
  [
    'ignores edits while sending',
    [WRITE, SEND, { type: 'WRITE', comment: 'b' }],
    { status: 'sending', comment: 'a' },
  ],
  [
    'ignores results while not sending',
    [WRITE, SUCCEED, FAIL],
    { status: 'writing', comment: 'a' },
  ],
  [
    'ignores everything once it is sent',
    [SEND, SUCCEED, WRITE, SEND, FAIL],
    { status: 'sent', comment: '' },
  ],
])('%s', (_name, actions, expected) => {
  expect(run(...actions)).toEqual(expected);
});

test('ignores a second SEND while sending', () => {
  const sending = run(WRITE, SEND);
  expect(reduceFeedback(sending, SEND)).toBe(sending);
});

test('limits the length of comments and drafts', () => {
  const long = 'x'.repeat(MAX_COMMENT_LENGTH + 1);
  expect(run({ type: 'WRITE', comment: long }).comment).toHaveLength(MAX_COMMENT_LENGTH);
  expect(createFeedbackState(long).comment).toHaveLength(MAX_COMMENT_LENGTH);
});

test('pages and sections have separate drafts', () => {
  expect(draftKey({ page: '/a', section: null })).toBe('site-feedback:/a');
  expect(draftKey({ page: '/a', section: 'b' })).toBe('site-feedback:/a#b');
});
