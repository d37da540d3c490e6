/** The languages that a code sample can be read in (spec PREF-1). */
export const CODE_VARIANTS = ['JS', 'TS'] as const;

/** Language of code samples (spec PREF-1). */
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** Before there is a choice (spec PREF-1). */
export const DEFAULT_CODE_VARIANT: CodeVariant = 'TS';

/** Reads a saved variant; an unknown one counts as none (spec PREF-9). */
export function parseCodeVariant(
  text: string | null | undefined,
  fallback = DEFAULT_CODE_VARIANT,
): CodeVariant {
  return CODE_VARIANTS.find((variant) => variant === text) ?? fallback;
}
