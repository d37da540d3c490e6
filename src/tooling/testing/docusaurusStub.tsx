/** Replaces Docusaurus' client modules in component tests, with a fixed site and router. */
export function useLocation(): { pathname: string; search: string; hash: string } {
  return { pathname: window.location.pathname, search: '', hash: '' };
}

export function useHistory(): unknown {
  return {
    location: { pathname: '/', search: '', hash: '' },
    replace: () => undefined,
    push: (path: string) => {
      window.history.pushState({}, '', path);
    },
  };
}

export function useColorMode(): unknown {
  return { colorMode: 'light', colorModeChoice: null, setColorMode: () => undefined };
}

/** Uses the two plural forms of English. */
export function usePluralForm(): unknown {
  return {
    selectMessage: (count: number, forms: string) => forms.split('|')[count === 1 ? 0 : 1] ?? forms,
  };
}

/** Returns nothing, so what depends on a plugin's data is off in component tests. */
export function usePluginData(): undefined {
  return undefined;
}

export default function stub(): unknown {
  return {
    collectAnchor: () => undefined,
    i18n: { currentLocale: 'en', localeConfigs: {} },
    siteConfig: { baseUrl: '/' },
  };
}
