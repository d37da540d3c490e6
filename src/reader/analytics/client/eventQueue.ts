import { createEventQueue } from '../model/createEventQueue';

/** The events of this page load, which the privacy page and the debug panel show. */
export const eventQueue = createEventQueue();
