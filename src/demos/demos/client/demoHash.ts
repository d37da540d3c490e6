import type { CodeStyling } from '../../../foundation/preferences/model/codeStyling';
import { CODE_STYLING_OF, DEMO_STYLINGS } from '../../../foundation/preferences/model/demoStyling';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import type { DemoModule } from './types';

/**
 * Returns the chosen styling if the demo has it, otherwise `system`, otherwise the demo's first
 * styling.
 */
export function resolveStyling(
  styling: CodeStyling,
  variants: Partial<Record<DemoStyling, DemoModule>>,
): DemoStyling {
  const wanted = DEMO_STYLINGS.find((key) => CODE_STYLING_OF[key] === styling);
  if (wanted !== undefined && variants[wanted] !== undefined) return wanted;
  const [first] = Object.keys(variants) as DemoStyling[];
  return variants.system === undefined && first !== undefined ? first : 'system';
}

/**
 * Whether a URL hash names this demo's source: `#Name.tsx`, `#Name.js`,
 * `#tailwind-Name.tsx` (spec DEMO-2). The hash is compared, never used as a selector.
 */
export function isHashOfDemo(hash: string, name: string): boolean {
  const match = /^#(?:(?:system|tailwind|css)-)?([A-Za-z0-9]+)\.(?:tsx|js)$/.exec(hash);
  return match?.[1] === name;
}
