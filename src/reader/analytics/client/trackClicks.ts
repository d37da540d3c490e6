import { isSampled, parseShare } from '../model/sampling';
import { sendEvent } from './sendEvent';

const TRACKED = '[data-ga-event-category]';

/** Attributes longer than this were not written by the site, in characters. */
const MAX_ATTRIBUTE_LENGTH = 300;

function findTracked(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const element = target.closest<HTMLElement>(TRACKED);
  // An address can put attributes on <html>; the site renders none on it or on <body>.
  return element === document.documentElement || element === document.body ? null : element;
}

function read(element: HTMLElement, attribute: string): string | undefined {
  return element.getAttribute(attribute)?.trim().slice(0, MAX_ATTRIBUTE_LENGTH) || undefined;
}

/**
 * Reports a click on an element that asks for it by `data-ga-event-*` attributes. With a split
 * it draws first, and says in the event which share that was (spec ANALYTICS-3).
 */
export function trackClick(target: EventTarget | null, random: () => number): void {
  const element = findTracked(target);
  const category = element === null ? undefined : read(element, 'data-ga-event-category');
  if (element === null || category === undefined) return;
  const eventSplit = parseShare(read(element, 'data-ga-event-split'));
  if (eventSplit !== undefined && !isSampled(eventSplit, random)) return;
  sendEvent({
    kind: 'click',
    category,
    params: {
      eventAction: read(element, 'data-ga-event-action'),
      eventLabel: read(element, 'data-ga-event-label'),
      eventSplit,
    },
  });
}
