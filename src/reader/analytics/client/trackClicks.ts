import { isSampled, parseShare } from '../model/sampling';
import { sendEvent } from './sendEvent';

const TRACKED = '[data-ga-event-category]';

/** Maximum length of an attribute's value, in characters. The site doesn't write longer ones. */
const MAX_ATTRIBUTE_LENGTH = 300;

function findTracked(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const element = target.closest<HTMLElement>(TRACKED);
  // A URL can set data attributes on <html> (`docusaurus-data-*` query parameters). The site itself renders
  // none on <html> or <body>.
  return element === document.documentElement || element === document.body ? null : element;
}

function read(element: HTMLElement, attribute: string): string | undefined {
  return element.getAttribute(attribute)?.trim().slice(0, MAX_ATTRIBUTE_LENGTH) || undefined;
}

/**
 * Reports a click on an element with `data-ga-event-*` attributes. If it has a split, only that share
 * of clicks is reported, and the event includes the share (spec ANALYTICS-3).
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
