import { REPOSITORY_URL, SITE_URL } from '../foundation/site/node/siteSettings';

/** Where the library itself is kept, in place of a repository of the site. */
const LIBRARY_URL = 'https://github.com/mui/material-ui';

/** The environment's value; `undefined` where it is empty. */
function read(variable: string): string | undefined {
  const value = process.env[variable]?.trim();
  return value === '' ? undefined : value;
}

/** What hosts are told beside the rules that follow from the build. See deploy/README.md. */
export const hosting = {
  /** Where browsers report what the policy has blocked; off without an address. */
  reportUrl: read('CSP_REPORT_URL') ?? null,
  security: {
    /** Where a hole in the site is reported: an `https:` or `mailto:` address. */
    contact: read('SECURITY_CONTACT') ?? `${REPOSITORY_URL ?? LIBRARY_URL}/security`,
    siteUrl: SITE_URL,
  },
} as const;
