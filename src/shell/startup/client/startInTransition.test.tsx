import { act, render, screen } from '@testing-library/react';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { BrowserContextProvider, Context } from './browserContext';
import { useWindowSize } from './useWindowSize';

function resizeTo(width: number): void {
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
}

test('the browser context is false in the first render, then true', () => {
  const seen: boolean[] = [];
  function Probe(): ReactNode {
    seen.push(useContext(Context));
    return null;
  }
  render(
    <BrowserContextProvider>
      <Probe />
    </BrowserContextProvider>,
  );
  expect(seen).toEqual([false, true]);
});

test('the window size is `ssr` at first, then follows the window', () => {
  const seen: string[] = [];
  function Probe({ breakpoint }: { readonly breakpoint?: number }): ReactNode {
    const size = useWindowSize(breakpoint === undefined ? {} : { desktopBreakpoint: breakpoint });
    seen.push(size);
    return <p>{size}</p>;
  }
  window.innerWidth = 997;
  const { rerender, unmount } = render(<Probe />);
  expect(seen).toEqual(['ssr', 'desktop']);
  resizeTo(996);
  expect(screen.getByText('mobile')).toBeInTheDocument();
  rerender(<Probe breakpoint={600} />);
  expect(screen.getByText('desktop')).toBeInTheDocument();
  unmount();
  resizeTo(300);
  expect(seen.at(-1)).toBe('desktop');
});
