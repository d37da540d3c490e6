import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';

/** How a reader wants to see one demo; what is not given is as on the page. */
export interface DemoStage {
  /** Width of the demo's window in px. */
  readonly width?: number | undefined;
  readonly direction?: 'rtl' | undefined;
  readonly dense?: true | undefined;
}

export const PLAIN_STAGE: DemoStage = {};

/** Windows of a common phone and tablet held upright, in CSS px. */
export const STAGE_WIDTHS = { phone: 390, tablet: 768 } as const;

/** A changed stage; the plain one is always the same object, since it needs no frame. */
export function changeStage(stage: DemoStage, change: DemoStage): DemoStage {
  const next = { ...stage, ...change };
  return Object.values(next).every((value) => value === undefined) ? PLAIN_STAGE : next;
}

/** The query of a demo's standalone address for a stage (spec DEMO-7). */
export function stageAddress(
  { direction, dense }: DemoStage,
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
