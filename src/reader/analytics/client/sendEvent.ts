import type { AnalyticsEvent } from '../model/events';
import { createTagEvent } from '../model/eventTable';
import { eventQueue } from './eventQueue';

/** Queues an event. The reader's consent decides whether it's sent. */
export function sendEvent(event: AnalyticsEvent): void {
  eventQueue.push(createTagEvent(event));
}
