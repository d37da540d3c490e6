/** Events that only a user can cause. Scroll and focus are left out because scripts cause them too. */
export const FIRST_INTERACTIONS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'touchstart',
  'wheel',
] as const;
