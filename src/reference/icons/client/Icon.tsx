import { createElement, memo } from 'react';
import type { ReactNode } from 'react';
import type { IconElement, IconShape } from '../model/types';

function renderElement([tag, attributes, children]: IconElement, index: number): ReactNode {
  return createElement(tag, { key: index, ...attributes }, children?.map(renderElement));
}

interface Props {
  readonly shape: IconShape | undefined;
  /** Width and height in pixels. */
  readonly size?: number;
}

/** Renders an icon from its data, so that the page doesn't load thousands of icon components. */
export const Icon = memo(function Icon({ shape, size = 28 }: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      {typeof shape === 'string' ? <path d={shape} /> : shape?.map(renderElement)}
    </svg>
  );
});
