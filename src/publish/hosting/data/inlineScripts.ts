/** An inline script that pages may have. */
export interface PinnedScript {
  /** `sha256-…` of its text in the built page. */
  readonly hash: string;
  /** What it does, and the file that makes it. */
  readonly what: string;
}

/**
 * The only inline scripts of the site. The policy allows these hashes and no others, and the
 * build fails on a page with another one: hashing whatever is found would bless an injected script.
 */
export const INLINE_SCRIPTS: readonly PinnedScript[] = [
  {
    hash: 'sha256-KIkAKmyetu/yhmmB19/muLfvQFDrwbp27rpk56fjlps=',
    what: 'What runs before the first paint: src/plugins/classic-theme/inlineScript.ts, which names its parts',
  },
  {
    hash: 'sha256-CwHpiObGc0Kj6qtRFzUVGqk0apwmCrylJaQU+RajuJ0=',
    what: 'React: keeps what is submitted in a form whose demo has not started (react-dom writes it beside a form with an action, such as those of Toolpad’s CRUD)',
  },
];
