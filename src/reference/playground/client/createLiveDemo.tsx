import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { DemoModule } from '../../../demos/demos/client/types';
import { propsOf, getInitialValues } from '../model/knobValues';
import type { PlaygroundSpec } from '../model/types';
import type { PlaygroundStore } from './createPlaygroundStore';
import type { PlaygroundSource } from './types';

/**
 * Creates a demo of the component with the store's props, so that it hydrates and reports errors
 * like any demo.
 */
export function createLiveDemo(
  spec: PlaygroundSpec,
  source: PlaygroundSource,
  store: PlaygroundStore,
): DemoModule {
  const { theme, render, load } = source;
  const name = `${spec.of}Playground`;
  return {
    name,
    theme,
    styling: 'system',
    ...(render === undefined
      ? {}
      : { renderPreview: () => render(name, propsOf(spec, getInitialValues(spec))) }),
    ...(load === undefined
      ? {}
      : {
          load: async () => {
            const { Component, mount } = await load();
            const Live = (): ReactNode => {
              const values = useSyncExternalStore(store.subscribe, store.get, store.getInitial);
              return <Component {...propsOf(spec, values)} />;
            };
            return { Component: Live, mount };
          },
        }),
  };
}
