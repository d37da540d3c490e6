/** The languages that a code sample can be read in. Specification, section 3. */
export const CODE_VARIANTS = ['JS', 'TS'] as const;

/** Language of code samples. Specification, section 3. */
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** Specification, section 3. */
export const DEFAULT_CODE_VARIANT: CodeVariant = 'TS';

/** The variant that an address asks for by its ending. Specification, section 4. */
export function codeVariantFromHash(hash: string): CodeVariant | undefined {
  if (hash.endsWith('.js')) return 'JS';
  if (hash.endsWith('.tsx')) return 'TS';
  return undefined;
}

/** Reads a saved variant; an unknown one counts as none. Contract, section 4. */
export function parseCodeVariant(
  text: string | null | undefined,
  fallback = DEFAULT_CODE_VARIANT,
): CodeVariant {
  return CODE_VARIANTS.find((variant) => variant === text) ?? fallback;
}

/** What {@link initialCodeVariant} decides from. */
export interface InitialCodeVariantInput {
  /** The address' hash, with or without `#`. */
  hash: string;
  /** The cookie's value. */
  saved?: string | null | undefined;
  fallback?: CodeVariant;
}

/** Hash first, then the cookie, then the default. Specification, section 4. */
export function initialCodeVariant({
  hash,
  saved,
  fallback,
}: InitialCodeVariantInput): CodeVariant {
  return codeVariantFromHash(hash) ?? parseCodeVariant(saved, fallback);
}
