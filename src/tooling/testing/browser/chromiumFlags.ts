/**
 * Features that tests do without. The first two start two pages of the address bar for every profile,
 * which costs more than most pages of ours (Chromium 156: eight profiles in 18 s with them, 11 s
 * without). The others are what Playwright turns off (`chromiumSwitches.ts`): a browser reads only the last
 * `--disable-features`.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'Translate',
] as const;

/** Arguments of a Chromium that opens pages of the site, in a container as well as on a desktop. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];
