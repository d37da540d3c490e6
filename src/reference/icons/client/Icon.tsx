import { createElement, memo } from 'react';
import type { ReactNode } from 'react';
import type { IconElement, IconShape } from '../model/types';

function renderElement([tag, attributes, children]: IconElement, index: number): ReactNode {
  return createElement(tag, { key: index, ...attributes }, children?.map(renderElement));
}

interface Props {
  readonly shape: IconShape | undefined;
  /** Edge in pixels; an icon takes it as its font size. */
  readonly size?: number;
}

/** An icon from its data: the package's own components are not loaded for two thousand of them. */
export const Icon = memo(function Icon({ shape, size = 28 }: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      {typeof shape === 'string' ? <path d={shape} /> : shape?.map(renderElement)}
    </svg>
  );
});
