/** Events that only a reader causes. Scrolling and focus are not among them: scripts do that too. */
export const FIRST_INTERACTIONS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'touchstart',
  'wheel',
] as const;
