import type { CodeStyling } from '../../preferences/model/codeStyling';
import type { DemoFlavour } from '../model/types';
import type { DemoModule } from './types';

const FLAVOUR_OF_STYLING: Readonly<Record<CodeStyling, DemoFlavour>> = {
  'MUI System': 'system',
  Tailwind: 'tailwind',
  CSS: 'css',
};

/** The reader's flavour where the demo has it, else `system`, else the first there is. */
export function flavourOf(
  styling: CodeStyling,
  variants: Partial<Record<DemoFlavour, DemoModule>>,
): DemoFlavour {
  const wanted = FLAVOUR_OF_STYLING[styling];
  if (variants[wanted] !== undefined) return wanted;
  const [first] = Object.keys(variants) as DemoFlavour[];
  return variants.system === undefined && first !== undefined ? first : 'system';
}

/**
 * Whether an address' hash names this demo's source: `#Name.tsx`, `#Name.js`,
 * `#tailwind-Name.tsx` (contract section 5). The hash is compared, never used as a selector.
 */
export function isHashOfDemo(hash: string, name: string): boolean {
  const match = /^#(?:(?:system|tailwind|css)-)?([A-Za-z0-9]+)\.(?:tsx|js)$/.exec(hash);
  return match?.[1] === name;
}
