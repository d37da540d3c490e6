/** The ways in which a code sample can be styled. Specification, section 3. */
export const CODE_STYLINGS = ['MUI System', 'Tailwind', 'CSS'] as const;

/** Styling flavour of code samples. Specification, section 3. */
export type CodeStyling = (typeof CODE_STYLINGS)[number];

/** Specification, section 3. */
export const DEFAULT_CODE_STYLING: CodeStyling = 'MUI System';

/** What an address contains when it asks for a flavour. Specification, section 4. */
export const CODE_STYLING_HASH_MARKS: Record<CodeStyling, string> = {
  Tailwind: 'tailwind-',
  CSS: 'css-',
  'MUI System': 'system-',
};

/** The flavour that an address asks for; of several marks the first in the hash counts. Specification, section 4. */
export function codeStylingFromHash(hash: string): CodeStyling | undefined {
  let first: { styling: CodeStyling; position: number } | undefined;
  for (const styling of CODE_STYLINGS) {
    const position = hash.indexOf(CODE_STYLING_HASH_MARKS[styling]);
    if (position >= 0 && (first === undefined || position < first.position))
      first = { styling, position };
  }
  return first?.styling;
}

/** Reads a saved flavour; an unknown one counts as none. Contract, section 4. */
export function parseCodeStyling(
  text: string | null | undefined,
  fallback = DEFAULT_CODE_STYLING,
): CodeStyling {
  return CODE_STYLINGS.find((styling) => styling === text) ?? fallback;
}

/** What {@link initialCodeStyling} decides from. */
export interface InitialCodeStylingInput {
  /** The address' hash, with or without `#`. */
  hash: string;
  /** The cookie's value. */
  saved?: string | null | undefined;
  fallback?: CodeStyling;
}

/** Hash first, then the cookie, then the default. Specification, section 4. */
export function initialCodeStyling({
  hash,
  saved,
  fallback,
}: InitialCodeStylingInput): CodeStyling {
  return codeStylingFromHash(hash) ?? parseCodeStyling(saved, fallback);
}
