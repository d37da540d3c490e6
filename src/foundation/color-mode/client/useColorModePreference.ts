import { useColorMode } from '@docusaurus/theme-common';
import type { ColorMode } from '../model/colorMode';

/** The one way to read or set the color mode: Docusaurus owns it (spec MODE-1; decision 3). */
export function useColorModePreference(): {
  /** What the reader chose. */
  choice: ColorMode;
  /** What is shown. */
  mode: 'light' | 'dark';
  setChoice: (choice: ColorMode) => void;
} {
  const { colorMode, colorModeChoice, setColorMode } = useColorMode();
  return {
    choice: colorModeChoice ?? 'system',
    mode: colorMode,
    setChoice: (choice) => {
      setColorMode(choice === 'system' ? null : choice);
    },
  };
}
