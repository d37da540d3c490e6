/** `send`: to the tag service; `debug`: to a panel on the page instead; `off`: nothing is recorded. */
export type AnalyticsMode = 'off' | 'debug' | 'send';

interface Facts {
  readonly isBot: boolean;
  /** Both an address and an id are configured. */
  readonly canMeasure: boolean;
  readonly isDevelopment: boolean;
  /** The query of the page's address. */
  readonly search: string;
}

/** What a page does with events. A debug page never sends, so that work on the site is not counted. */
export function selectAnalyticsMode(facts: Facts): AnalyticsMode {
  if (facts.isBot) return 'off';
  if (facts.isDevelopment || /[?&]analytics=debug(?:&|$)/.test(facts.search)) return 'debug';
  return facts.canMeasure ? 'send' : 'off';
}
