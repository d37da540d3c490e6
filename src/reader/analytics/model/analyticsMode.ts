/** `send`: events go to the tag service. `debug`: they go to a panel on the page instead. `off`: nothing is recorded. */
export type AnalyticsMode = 'off' | 'debug' | 'send';

interface ModeInput {
  readonly isBot: boolean;
  /** Whether both the tag service's URL and an id are configured. */
  readonly canMeasure: boolean;
  readonly isDevelopment: boolean;
  /** The query string of the page's URL. */
  readonly search: string;
}

/** Returns what a page does with events. In development it's `debug`, so that working on the site isn't counted. */
export function selectAnalyticsMode(input: ModeInput): AnalyticsMode {
  if (input.isBot) return 'off';
  if (input.isDevelopment || /[?&]analytics=debug(?:&|$)/.test(input.search)) return 'debug';
  return input.canMeasure ? 'send' : 'off';
}
