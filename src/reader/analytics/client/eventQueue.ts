import { createEventQueue } from '../model/createEventQueue';

/** The events of this page load; the privacy page and the debug panel show them. */
export const eventQueue = createEventQueue();
