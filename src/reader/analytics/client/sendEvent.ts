import type { AnalyticsEvent } from '../model/events';
import { createTagEvent } from '../model/eventTable';
import { eventQueue } from './eventQueue';

/** Records an event. Whether it leaves the page is decided by the reader's consent. */
export function sendEvent(event: AnalyticsEvent): void {
  eventQueue.push(createTagEvent(event));
}
