/**
 * Sets the MUI X license key like `LicenseInfo.setLicenseKey` of `@mui/x-license`, but without
 * loading that package on pages that don't need it. Both use the same global, which the package keeps
 * if it exists. Without a key, nothing is set, and Pro and Premium demos show the watermark.
 *
 * @see https://github.com/mui/mui-x/blob/v8.29.3/packages/x-license/src/utils/licenseInfo.ts
 */
export function applyLicenseKey(key: string | undefined): void {
  if (key !== undefined && key !== '') Object.assign(globalThis, { __MUI_LICENSE_INFO__: { key } });
}
