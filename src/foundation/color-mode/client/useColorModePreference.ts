import { useColorMode } from '@docusaurus/theme-common';
import type { ColorMode } from '../model/colorMode';

/**
 * Reads and sets the color mode. Components use this hook and no other, because Docusaurus owns the
 * color mode (spec MODE-1; decision 3).
 */
export function useColorModePreference(): {
  /** The reader's choice, which may be `system`. */
  choice: ColorMode;
  /** The mode in use, with `system` resolved. */
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
