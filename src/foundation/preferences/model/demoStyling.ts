/** Stylings of a demo by the name of their folder (spec DEMO-4). */
export const DEMO_STYLINGS = ['system', 'tailwind', 'css'] as const;
export type DemoStyling = (typeof DEMO_STYLINGS)[number];
