import type { CodeStyling } from './codeStyling';

/** The stylings of a demo, named like their folders (spec DEMO-4). */
export const DEMO_STYLINGS = ['system', 'tailwind', 'css'] as const;
export type DemoStyling = (typeof DEMO_STYLINGS)[number];

/** The name by which readers choose each styling (spec PREF-2). */
export const CODE_STYLING_OF = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
} as const satisfies Record<DemoStyling, CodeStyling>;
