import { REPOSITORY_URL, SITE_URL } from '../foundation/site/node/siteSettings';

/** The library's repository, for when the site's own repository isn't known. */
const LIBRARY_URL = 'https://github.com/mui/material-ui';

/** Returns an environment variable's value, or `undefined` when it's unset or empty. */
function read(variable: string): string | undefined {
  const value = process.env[variable]?.trim();
  return value === '' ? undefined : value;
}

/** Settings for the host files, in addition to what's derived from the build. See deploy/README.md. */
export const hosting = {
  /** URL to which browsers report violations of the Content-Security-Policy. `null` turns it off. */
  reportUrl: read('CSP_REPORT_URL') ?? null,
  security: {
    /** Where to report a security problem: an `https:` or `mailto:` URL. */
    contact: read('SECURITY_CONTACT') ?? `${REPOSITORY_URL ?? LIBRARY_URL}/security`,
    siteUrl: SITE_URL,
  },
} as const;
