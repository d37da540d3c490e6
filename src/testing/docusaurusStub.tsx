import type { ReactNode } from 'react';

/** Docusaurus' client modules in component tests: English texts, one fixed page. */
export function translate(
  { message }: { message: string },
  values: Record<string, string | number> = {},
): string {
  return message.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(values[name] ?? ''));
}

export function Translate({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

export function useLocation(): { pathname: string; search: string; hash: string } {
  return { pathname: window.location.pathname, search: '', hash: '' };
}

export function useHistory(): { push: (path: string) => void } {
  return {
    push: (path) => {
      window.history.pushState({}, '', path);
    },
  };
}

export function useColorMode(): unknown {
  return { colorMode: 'light', colorModeChoice: null, setColorMode: () => undefined };
}

export default function stub(): unknown {
  return {
    collectAnchor: () => undefined,
    i18n: { currentLocale: 'en', localeConfigs: {} },
    siteConfig: { baseUrl: '/' },
  };
}
