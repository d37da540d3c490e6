import type { ComponentType, ReactNode } from 'react';
import { renderPreview } from '../../../demos/demos/client/renderPreview';
import type { KnobValues } from '../model/types';

/** The component with the values of the start, as HTML. Runs on the server only. */
export function renderPlayground(
  name: string,
  props: KnobValues,
  Component: ComponentType<KnobValues>,
  Theme: ComponentType<{ children: ReactNode }>,
  of: string,
): string {
  return renderPreview({
    file: `the playground of ${of}`,
    code: '',
    name,
    styling: 'system',
    Theme,
    Component: () => <Component {...props} />,
  });
}
