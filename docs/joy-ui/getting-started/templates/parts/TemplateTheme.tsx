import type { ReactNode } from 'react';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';
import type { Theme } from '@mui/joy/styles';

interface TemplateThemeProps {
  theme: Theme;
  children: ReactNode;
}

/** Writes the variables of a template's theme. The provider around it decides the mode. */
export function TemplateTheme({ theme, children }: TemplateThemeProps) {
  const { colorScheme } = useColorScheme();
  // Without a provider around it, the page owns `data-theme`, so the attribute is left alone.
  const node = colorScheme === undefined ? null : document.documentElement;
  return (
    <CssVarsProvider theme={theme} colorSchemeNode={node}>
      {children}
    </CssVarsProvider>
  );
}
