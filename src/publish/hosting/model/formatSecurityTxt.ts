const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 360;

/** What `/.well-known/security.txt` says. */
export interface SecurityInput {
  /** `https:` or `mailto:` address for reports. */
  readonly contact: string;
  readonly siteUrl: string;
  /** When the built commit was made, in milliseconds since 1970: two builds of it are equal. */
  readonly committedAt: number;
}

/** The text of RFC 9116: where to report a hole in the site. */
export function formatSecurityTxt({ contact, siteUrl, committedAt }: SecurityInput): string {
  const expires = new Date(committedAt + VALID_DAYS * DAY_MS).toISOString().slice(0, 10);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl.replace(/\/$/, '')}/.well-known/security.txt`,
    '',
  ].join('\n');
}
