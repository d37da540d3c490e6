import { act, render } from '@testing-library/react';
import { Preview } from './Preview';
import type { DemoModule } from './types';

jest.mock('../../../shell/startup/client/whenNear', () => ({
  whenNear: (_element: Element, _margin: string, run: () => void) => {
    run();
    return () => undefined;
  },
}));

function createDemo(text: string): { demo: DemoModule; load: jest.Mock } {
  const load = jest.fn(() =>
    Promise.resolve({
      Component: () => null,
      mount: ({ container }: { container: HTMLElement }) => {
        container.innerHTML = `<p>${text}</p>`;
        return () => undefined;
      },
    }),
  );
  const demo = { name: 'A', theme: 'material', styling: 'system', load } as unknown as DemoModule;
  return { demo, load };
}

const settle = () => act(() => Promise.resolve());

test("a saved demo is shown immediately; only the server's HTML waits for the first interaction", async () => {
  const first = createDemo('first');
  const { container, rerender } = render(<Preview demo={first.demo} version={0} />);
  await settle();
  expect(container.textContent).toBe('first');
  // What a hot update does after a demo is saved.
  const saved = createDemo('saved');
  rerender(<Preview demo={saved.demo} version={0} />);
  await settle();
  expect(saved.load).toHaveBeenCalledTimes(1);
  expect(container.textContent).toBe('saved');
});
