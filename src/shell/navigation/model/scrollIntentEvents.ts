/** Events by which a user takes over scrolling, so automatic scrolling has to stop. */
export const SCROLL_INTENT_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
