/** An inline script that pages can have. */
export interface PinnedScript {
  /** `sha256-…` of its code in the built page. */
  readonly hash: string;
  /** What it does, and where it comes from. */
  readonly what: string;
}

/**
 * The only inline scripts of the site. The Content-Security-Policy allows only these hashes, and the
 * build fails on a page with any other script. Hashing the scripts found in the build would also allow
 * an injected one.
 */
export const INLINE_SCRIPTS: readonly PinnedScript[] = [
  {
    hash: 'sha256-KIkAKmyetu/yhmmB19/muLfvQFDrwbp27rpk56fjlps=',
    what: 'Runs before the first paint (src/plugins/classic-theme/inlineScript.ts)',
  },
  {
    hash: 'sha256-CwHpiObGc0Kj6qtRFzUVGqk0apwmCrylJaQU+RajuJ0=',
    what: 'React: replays the submission of a form that isn’t hydrated yet (react-dom adds it to forms with an action, such as those of Toolpad’s CRUD)',
  },
];
