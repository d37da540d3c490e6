/** Docusaurus' client modules in component tests: one fixed page. */
export function useLocation(): { pathname: string; search: string; hash: string } {
  return { pathname: window.location.pathname, search: '', hash: '' };
}

export function useColorMode(): unknown {
  return { colorMode: 'light', colorModeChoice: null, setColorMode: () => undefined };
}

export default function stub(): unknown {
  return { collectAnchor: () => undefined, i18n: { currentLocale: 'en', localeConfigs: {} } };
}
