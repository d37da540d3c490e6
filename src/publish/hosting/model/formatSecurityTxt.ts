const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 360;

/** The content of `/.well-known/security.txt`. */
export interface SecurityInput {
  /** `https:` or `mailto:` URL for reports. */
  readonly contact: string;
  readonly siteUrl: string;
  /** Time of the built commit in milliseconds since 1970, so that two builds of it are identical. */
  readonly committedAt: number;
}

/** Returns the content of `security.txt` (RFC 9116), which says where to report security problems. */
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
