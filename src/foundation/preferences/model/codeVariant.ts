/** The languages that a code sample can be read in. Specification, section 3. */
export const CODE_VARIANTS = ['JS', 'TS'] as const;

/** Language of code samples. Specification, section 3. */
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** Specification, section 3. */
export const DEFAULT_CODE_VARIANT: CodeVariant = 'TS';

/** Reads a saved variant; an unknown one counts as none. Contract, section 4. */
export function parseCodeVariant(
  text: string | null | undefined,
  fallback = DEFAULT_CODE_VARIANT,
): CodeVariant {
  return CODE_VARIANTS.find((variant) => variant === text) ?? fallback;
}
