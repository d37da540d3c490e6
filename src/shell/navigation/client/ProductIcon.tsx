import type { ReactNode } from 'react';
import type { Product } from '../../../foundation/site/model/products';

/** SVG paths of 48 × 48 icons, by product id. */
const PATHS: Readonly<Record<string, string>> = {
  'material-ui': 'M6 10h36v28H6zM6 18h36M12 26h10v6H12zM28 26h8',
  system: 'M8 8h14v14H8zM26 8h14v14H26zM8 26h14v14H8zM33 26v14M26 33h14',
  'joy-ui': 'M24 8a16 16 0 1 1 0 32a16 16 0 1 1 0-32M17 20v1M31 20v1M16 28q8 8 16 0',
  'x-data-grid': 'M6 10h36v28H6zM6 19h36M6 28h36M18 10v28M30 10v28',
  'x-date-pickers': 'M8 12h32v28H8zM8 20h32M16 7v8M32 7v8M16 27h4M24 27h4M32 27h2M16 33h4M24 33h4',
  'x-charts': 'M8 8v32h32M16 34v-8M24 34V18M32 34V12',
  'x-tree-view': 'M10 8v28h12M10 22h12M26 8h-8M26 18h14v8H26zM26 32h14v8H26z',
  'toolpad-core': 'M6 10h36v28H6zM16 10v28M6 18h36M22 26h14M22 32h8',
};

interface Props extends Pick<Product, 'id'> {
  /** In pixels. */
  readonly size?: number;
}

/** The icon of a product, in the current text color. It's decorative, because the name is next to it. */
export function ProductIcon({ id, size = 40 }: Props): ReactNode {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <path
        d={PATHS[id]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
