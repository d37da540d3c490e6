/** The libraries that a demo is themed for. */
export type DemoTheme = 'material' | 'joy';

/** One file of a demo in both languages. `html` is the code coloured at build time. */
export interface DemoFile {
  readonly name: string;
  readonly TS: { readonly name: string; readonly code: string; readonly html: string };
  readonly JS: { readonly name: string; readonly code: string; readonly html: string };
}

/** Styling flavours by folder name (contract section 5). */
export const DEMO_FLAVOURS = ['system', 'tailwind', 'css'] as const;
export type DemoFlavour = (typeof DEMO_FLAVOURS)[number];
