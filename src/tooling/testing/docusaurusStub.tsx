/** Docusaurus' client modules in component tests: one fixed page. */
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

/** English has two forms. */
export function usePluralForm(): unknown {
  return {
    selectMessage: (count: number, forms: string) => forms.split('|')[count === 1 ? 0 : 1] ?? forms,
  };
}

/** No plugin has data in component tests: what it would turn on is off. */
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
