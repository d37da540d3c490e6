/** Whether a visitor is a machine, by its user agent. Specification, section 4. */
export function isBot(userAgent: string): boolean {
  return /bot|crawler|spider|robot|crawling/i.test(userAgent);
}
