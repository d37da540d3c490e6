/**
 * Features that tests don't need. The first two load two pages of the address bar in every profile,
 * which takes longer than most of our pages (Chromium 156 opens eight profiles in 18 s with them, in
 * 11 s without). The others are those that Playwright turns off (`chromiumSwitches.ts`), repeated
 * because a browser only reads the last `--disable-features`.
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

/**
 * Arguments for a Chromium that opens pages of the site, in a container as well as on a desktop.
 */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];
