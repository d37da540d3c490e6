import type { ComponentType, ReactNode } from 'react';
import { renderPreview } from '../../../demos/demos/client/renderPreview';
import type { KnobValues } from '../model/types';

/** Renders the component with its initial props to HTML. Only runs on the server. */
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
