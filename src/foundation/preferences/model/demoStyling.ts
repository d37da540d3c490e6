import type { CodeStyling } from './codeStyling';

/** Stylings of a demo by the name of their folder (spec DEMO-4). */
export const DEMO_STYLINGS = ['system', 'tailwind', 'css'] as const;
export type DemoStyling = (typeof DEMO_STYLINGS)[number];

/** What readers choose a demo's styling by (spec PREF-2). */
export const CODE_STYLING_OF = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
} as const satisfies Record<DemoStyling, CodeStyling>;
