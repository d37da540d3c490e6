import { createEventQueue } from './createEventQueue';
import type { Deliver } from './createEventQueue';

const event = (name: string) => ({ command: 'event' as const, name, params: {} });
const sent = () => jest.fn<ReturnType<Deliver>, Parameters<Deliver>>(() => 'sent');
const states = (queue: ReturnType<typeof createEventQueue>) =>
  queue.getLog().map(({ name, state }) => `${name} ${state}`);

test('waiting events are delivered in order, later ones immediately', () => {
  const queue = createEventQueue();
  const deliver = sent();
  queue.push(event('a'));
  queue.push(event('b'));
  expect(states(queue)).toEqual(['a waiting', 'b waiting']);
  queue.open(deliver);
  queue.push(event('c'));
  expect(deliver.mock.calls.map(([{ name }]) => name)).toEqual(['a', 'b', 'c']);
  expect(states(queue)).toEqual(['a sent', 'b sent', 'c sent']);
});

test('a refusal drops the waiting events for good', () => {
  const queue = createEventQueue();
  const deliver = sent();
  queue.push(event('a'));
  queue.close();
  queue.push(event('b'));
  queue.open(deliver);
  expect(deliver).not.toHaveBeenCalled();
  expect(states(queue)).toEqual(['a dropped', 'b dropped']);
  queue.push(event('c'));
  expect(deliver).toHaveBeenCalledTimes(1);
});

test('opening twice delivers once', () => {
  const queue = createEventQueue();
  const deliver = sent();
  queue.push(event('a'));
  queue.open(deliver);
  queue.open(deliver);
  expect(deliver).toHaveBeenCalledTimes(1);
});

test('holding makes new events wait, and closing then drops them', () => {
  const queue = createEventQueue();
  const deliver = sent();
  queue.open(deliver);
  queue.hold();
  queue.push(event('a'));
  expect(deliver).not.toHaveBeenCalled();
  queue.close();
  expect(states(queue)).toEqual(['a dropped']);
});

test('stays within its limit, and keeps the oldest events while they wait', () => {
  const queue = createEventQueue();
  for (let index = 0; index < 150; index += 1) queue.push(event(String(index)));
  expect(queue.getLog()).toHaveLength(100);
  expect(queue.getLog()[0]?.name).toBe('0');
  const deliver = sent();
  queue.open(deliver);
  expect(deliver).toHaveBeenCalledTimes(100);
  queue.push(event('next'));
  expect(queue.getLog()).toHaveLength(100);
  expect(queue.getLog().at(-1)?.name).toBe('next');
});

test('notifies its listeners until they unsubscribe', () => {
  const queue = createEventQueue();
  const listener = jest.fn();
  const stop = queue.subscribe(listener);
  queue.push(event('a'));
  const before = queue.getLog();
  queue.open(() => 'failed');
  expect(queue.getLog()).not.toBe(before);
  expect(states(queue)).toEqual(['a failed']);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  queue.push(event('b'));
  expect(listener).toHaveBeenCalledTimes(2);
});
