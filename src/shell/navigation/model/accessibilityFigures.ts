/** The numbers that `/accessibility` shows for one build. */
export interface AccessibilityFigures {
  /** Number of documentation pages in one language. */
  readonly pages: number;
  readonly demos: number;
  /** Number of demos, counting each styling of a demo. */
  readonly variants: number;
  readonly axeVersion: string;
  /** Date of the commit that was built and checked, `2026-05-04`. Missing outside a Git repository. */
  readonly checkedOn?: string;
}
