/**
 * Does what `LicenseInfo.setLicenseKey` of `@mui/x-license` does, by the same global, which that
 * package keeps when it is loaded later: pages without a commercial demo needn't load it. Without
 * a key nothing is set, and Pro and Premium demos show the package's own watermark.
 *
 * @see https://github.com/mui/mui-x/blob/v8.29.3/packages/x-license/src/utils/licenseInfo.ts
 */
export function applyLicenseKey(key: string | undefined): void {
  if (key !== undefined && key !== '') Object.assign(globalThis, { __MUI_LICENSE_INFO__: { key } });
}
