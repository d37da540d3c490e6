/** The languages that code samples come in (spec PREF-1). */
export const CODE_VARIANTS = ['JS', 'TS'] as const;

/** Language of code samples (spec PREF-1). */
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** The language until the reader chooses one (spec PREF-1). */
export const DEFAULT_CODE_VARIANT: CodeVariant = 'TS';

/** Parses a saved variant. An unknown one counts as none (spec PREF-9). */
export function parseCodeVariant(
  text: string | null | undefined,
  fallback = DEFAULT_CODE_VARIANT,
): CodeVariant {
  return CODE_VARIANTS.find((variant) => variant === text) ?? fallback;
}
