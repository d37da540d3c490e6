import { draftKey, MAX_COMMENT_LENGTH } from './feedback';
import { createFeedbackState, type FeedbackAction, reduceFeedback } from './reduceFeedback';

const run = (...actions: FeedbackAction[]) =>
  actions.reduce(reduceFeedback, createFeedbackState(undefined));
const WRITE: FeedbackAction = { type: 'WRITE', comment: 'a' };
const SEND: FeedbackAction = { type: 'SEND' };
const SUCCEED: FeedbackAction = { type: 'SUCCEED' };
const FAIL: FeedbackAction = { type: 'FAIL', reason: 'offline' };

test.each<[string, FeedbackAction[], object]>([
  ['a draft is the beginning', [], { status: 'writing', comment: '' }],
  ['writing', [WRITE], { status: 'writing', comment: 'a' }],
  ['sending keeps the text', [WRITE, SEND], { status: 'sending', comment: 'a' }],
  ['arrived: the text is let go', [WRITE, SEND, SUCCEED], { status: 'sent', comment: '' }],
  [
    'failed: the text stays',
    [WRITE, SEND, FAIL],
    { status: 'failed', comment: 'a', reason: 'offline' },
  ],
  ['another try', [WRITE, SEND, FAIL, SEND], { status: 'sending', comment: 'a' }],
  [
    'writing on after a failure',
    [WRITE, SEND, FAIL, { type: 'WRITE', comment: 'ab' }],
    { status: 'writing', comment: 'ab' },
  ],
  [
    'no writing while it is sent',
    [WRITE, SEND, { type: 'WRITE', comment: 'b' }],
    { status: 'sending', comment: 'a' },
  ],
  ['an answer out of turn', [WRITE, SUCCEED, FAIL], { status: 'writing', comment: 'a' }],
  ['nothing after the end', [SEND, SUCCEED, WRITE, SEND, FAIL], { status: 'sent', comment: '' }],
])('%s', (_name, actions, wanted) => {
  expect(run(...actions)).toEqual(wanted);
});

test('sending twice is sending once', () => {
  const sending = run(WRITE, SEND);
  expect(reduceFeedback(sending, SEND)).toBe(sending);
});

test('a comment has a limit, in a draft too', () => {
  const long = 'x'.repeat(MAX_COMMENT_LENGTH + 1);
  expect(run({ type: 'WRITE', comment: long }).comment).toHaveLength(MAX_COMMENT_LENGTH);
  expect(createFeedbackState(long).comment).toHaveLength(MAX_COMMENT_LENGTH);
});

test('page and section have drafts of their own', () => {
  expect(draftKey({ page: '/a', section: null })).toBe('site-feedback:/a');
  expect(draftKey({ page: '/a', section: 'b' })).toBe('site-feedback:/a#b');
});
