/** A word that pages avoid, and what to write instead. */
export interface Term {
  /** Matches whole words, in any case. */
  readonly pattern: RegExp;
  readonly why: string;
  readonly fix: string;
}

const BELITTLES = 'It belittles anyone who finds it hard.';

/** Words to avoid. The writing guide refers to this list. @see docs/_writing-guide.md */
export const TERMS: readonly Term[] = [
  {
    pattern: /\bdropdown\b/i,
    why: 'The library has other names for it.',
    fix: 'Write "select" or "menu".',
  },
  { pattern: /\beasily\b/i, why: BELITTLES, fix: 'Say how.' },
  { pattern: /\beasy\b/i, why: BELITTLES, fix: 'Say what it takes.' },
  { pattern: /\bjust\b/i, why: BELITTLES, fix: 'Leave it out, or write "only".' },
  { pattern: /\blorem\b/i, why: 'Filler text teaches nothing.', fix: 'Write realistic text.' },
  { pattern: /\bobviously\b/i, why: BELITTLES, fix: 'Leave it out.' },
  { pattern: /\bof course\b/i, why: BELITTLES, fix: 'Leave it out.' },
  { pattern: /\bplease\b/i, why: "Instructions don't need it.", fix: 'Use the imperative.' },
  { pattern: /\bsimply\b/i, why: BELITTLES, fix: 'Leave it out.' },
  { pattern: /\btrivial\b/i, why: BELITTLES, fix: 'Say what it takes.' },
  { pattern: /\butili[sz]e\b/i, why: 'It is a long word for "use".', fix: 'Write "use".' },
  {
    pattern: /\bblacklist|whitelist\b/i,
    why: 'It equates a color with good or bad.',
    fix: 'Write "deny list" or "allow list".',
  },
  { pattern: /\bcurrently\b/i, why: 'It goes out of date unnoticed.', fix: 'Name the version.' },
  { pattern: /\bgoing forward\b/i, why: 'It adds nothing.', fix: 'Leave it out.' },
  { pattern: /\bin order to\b/i, why: 'It is a long phrase for "to".', fix: 'Write "to".' },
  {
    pattern: /\bseamless(ly)?\b/i,
    why: 'It sounds like marketing.',
    fix: 'Say what works together.',
  },
  { pattern: /\bpowerful\b/i, why: 'It sounds like marketing.', fix: 'Say what it can do.' },
  { pattern: /\bblazing(ly)?\b/i, why: 'It sounds like marketing.', fix: 'Give a number.' },
];
