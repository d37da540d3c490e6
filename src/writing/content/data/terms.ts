/** A word that pages do not use, and what to write instead. Ordered by word. */
export interface Term {
  /** Whole words, in any case. */
  readonly pattern: RegExp;
  readonly why: string;
  readonly fix: string;
}

const BELITTLES = 'It belittles whoever does not find it so.';

/** The list that the writing guide refers to. */
export const TERMS: readonly Term[] = [
  {
    pattern: /\bdropdown\b/i,
    why: 'The library calls it otherwise.',
    fix: 'Write "select" or "menu".',
  },
  { pattern: /\beasily\b/i, why: BELITTLES, fix: 'Say how.' },
  { pattern: /\beasy\b/i, why: BELITTLES, fix: 'Say what it takes.' },
  { pattern: /\bjust\b/i, why: BELITTLES, fix: 'Leave it out, or write "only".' },
  { pattern: /\blorem\b/i, why: 'Nobody learns from it.', fix: 'Write words that could be real.' },
  { pattern: /\bobviously\b/i, why: BELITTLES, fix: 'Leave it out.' },
  { pattern: /\bof course\b/i, why: BELITTLES, fix: 'Leave it out.' },
  { pattern: /\bplease\b/i, why: 'Documentation does not ask.', fix: 'Use the imperative.' },
  { pattern: /\bsimply\b/i, why: BELITTLES, fix: 'Leave it out.' },
  { pattern: /\btrivial\b/i, why: BELITTLES, fix: 'Say what it takes.' },
  { pattern: /\butili[sz]e\b/i, why: 'It is a long word for "use".', fix: 'Write "use".' },
  {
    pattern: /\bblacklist|whitelist\b/i,
    why: 'They name good and bad by color.',
    fix: 'Write "deny list", "allow list".',
  },
  { pattern: /\bcurrently\b/i, why: 'It is out of date unseen.', fix: 'Name the version.' },
  { pattern: /\bgoing forward\b/i, why: 'It says nothing.', fix: 'Leave it out.' },
  { pattern: /\bin order to\b/i, why: 'It is long.', fix: 'Write "to".' },
  {
    pattern: /\bseamless(ly)?\b/i,
    why: 'It is an advertisement.',
    fix: 'Say what works together.',
  },
  { pattern: /\bpowerful\b/i, why: 'It is an advertisement.', fix: 'Say what it can do.' },
  { pattern: /\bblazing(ly)?\b/i, why: 'It is an advertisement.', fix: 'Give a figure.' },
];
