import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { DemoModule } from '../../../demos/demos/client/types';
import { propsOf, startValues } from '../model/knobValues';
import type { PlaygroundSpec } from '../model/types';
import type { PlaygroundStore } from './createPlaygroundStore';
import type { PlaygroundSource } from './types';

/** The component as a demo whose props are those of the store: it hydrates and fails like demos. */
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
      : { renderPreview: () => render(name, propsOf(spec, startValues(spec))) }),
    ...(load === undefined
      ? {}
      : {
          load: async () => {
            const { Component, mount } = await load();
            const Live = (): ReactNode => {
              const values = useSyncExternalStore(store.subscribe, store.get, store.getStart);
              return <Component {...propsOf(spec, values)} />;
            };
            return { Component: Live, mount };
          },
        }),
  };
}
