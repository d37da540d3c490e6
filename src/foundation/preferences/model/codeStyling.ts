/** The stylings that code samples come in (spec PREF-2). */
export const CODE_STYLINGS = ['MUI System', 'Tailwind', 'CSS'] as const;

/** Styling of code samples (spec PREF-2). */
export type CodeStyling = (typeof CODE_STYLINGS)[number];

/** The styling until the reader chooses one (spec PREF-2). */
export const DEFAULT_CODE_STYLING: CodeStyling = 'MUI System';

/** Parses a saved styling. An unknown one counts as none (spec PREF-9). */
export function parseCodeStyling(
  text: string | null | undefined,
  fallback = DEFAULT_CODE_STYLING,
): CodeStyling {
  return CODE_STYLINGS.find((styling) => styling === text) ?? fallback;
}
