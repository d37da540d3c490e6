/** The ways in which a code sample can be styled. Specification, section 3. */
export const CODE_STYLINGS = ['MUI System', 'Tailwind', 'CSS'] as const;

/** Styling styling of code samples. Specification, section 3. */
export type CodeStyling = (typeof CODE_STYLINGS)[number];

/** Specification, section 3. */
export const DEFAULT_CODE_STYLING: CodeStyling = 'MUI System';

/** Reads a saved styling; an unknown one counts as none. Contract, section 4. */
export function parseCodeStyling(
  text: string | null | undefined,
  fallback = DEFAULT_CODE_STYLING,
): CodeStyling {
  return CODE_STYLINGS.find((styling) => styling === text) ?? fallback;
}
