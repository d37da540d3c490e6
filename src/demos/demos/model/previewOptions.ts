import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';

/** How one demo's preview is shown. Anything left out is as on the page. */
export interface PreviewOptions {
  /** Width of the preview's viewport in px. */
  readonly width?: number | undefined;
  readonly direction?: 'rtl' | undefined;
  readonly dense?: true | undefined;
}

export const DEFAULT_PREVIEW_OPTIONS: PreviewOptions = {};

/** Viewport widths of a common phone and tablet in portrait, in CSS px. */
export const PREVIEW_WIDTHS = { phone: 390, tablet: 768 } as const;

/**
 * Merges a change into the options. When nothing is set anymore, it returns the same object as
 * `DEFAULT_PREVIEW_OPTIONS`, which callers compare by identity: such a preview needs no frame.
 */
export function changePreviewOptions(
  options: PreviewOptions,
  change: PreviewOptions,
): PreviewOptions {
  const next = { ...options, ...change };
  return Object.values(next).every((value) => value === undefined) ? DEFAULT_PREVIEW_OPTIONS : next;
}

/** Returns the query string of a demo's standalone address for preview options (spec DEMO-7). */
export function previewQuery(
  { direction, dense }: PreviewOptions,
  styling: DemoStyling,
  stylingCount: number,
): string {
  const parts = [
    direction === undefined ? '' : `dir=${direction}`,
    dense === undefined ? '' : 'density=dense',
    stylingCount > 1 ? `styling=${styling}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
