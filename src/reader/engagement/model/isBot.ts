const BOT = /bot|crawler|spider|robot|crawling/i;

/** True for programs that read pages for others: no ads, no measuring. Specification, section 4. */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
