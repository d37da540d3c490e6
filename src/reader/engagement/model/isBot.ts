const BOT = /bot|crawler|spider|robot|crawling/i;

/** True for programs that read pages for others: no ads, no measuring (spec ADS-12). */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
