import { act, renderHook } from '@testing-library/react';
import { useIsNarrow } from './useIsNarrow';

const resize = (width: number): void => {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
};

test('follows the width of the window', () => {
  resize(360);
  const { result } = renderHook(useIsNarrow);
  expect(result.current).toBe(true);
  act(() => {
    resize(600);
  });
  expect(result.current).toBe(false);
});
