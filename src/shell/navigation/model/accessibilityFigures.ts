/** What `/accessibility` says of one build. */
export interface AccessibilityFigures {
  /** Documentation pages of one language. */
  readonly pages: number;
  readonly demos: number;
  /** Demos in each of their stylings. */
  readonly variants: number;
  readonly axeVersion: string;
  /** The day of the commit that was built and checked: `2026-05-04`; missing outside a repository. */
  readonly checkedOn?: string;
}
