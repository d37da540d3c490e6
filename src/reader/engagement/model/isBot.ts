const BOT = /bot|crawler|spider|robot|crawling/i;

/** Returns whether the user agent is a bot, which gets no ads and no analytics (spec ADS-12). */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
