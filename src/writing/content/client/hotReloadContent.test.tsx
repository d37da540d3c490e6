import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hotReloadContent } from './hotReloadContent';
import type { HotModule, PageContent } from './hotReloadContent';

/** A module that runs again on each edit, as in the bundler's hot module replacement. */
function createModule() {
  let data: { page?: never } | undefined;
  let invalidated = 0;
  let dispose: Parameters<HotModule['dispose']>[0] = () => undefined;
  const run = (content: PageContent, metadata: readonly unknown[]): PageContent => {
    const hot: HotModule = {
      ...(data !== undefined && { data }),
      accept: () => undefined,
      invalidate: () => {
        invalidated += 1;
      },
      dispose: (callback) => {
        dispose = callback;
      },
    };
    const page = hotReloadContent(hot, content, metadata);
    const next = {};
    dispose(next);
    data = next;
    return page;
  };
  return { run, countInvalidated: () => invalidated };
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button
      onClick={() => {
        setCount(count + 1);
      }}
    >
      {count}
    </button>
  );
}

const contentWith = (text: string): PageContent =>
  function MDXContent() {
    return (
      <>
        <p>{text}</p>
        <Counter />
      </>
    );
  };

test('shows a text edit and keeps the state of demos', () => {
  const { run, countInvalidated } = createModule();
  const Page = run(contentWith('before'), [{ title: 'A' }]);
  render(<Page />);
  act(() => {
    screen.getByRole('button').click();
  });
  let edited: PageContent | undefined;
  act(() => {
    edited = run(contentWith('after'), [{ title: 'A' }]);
  });
  expect(edited).toBe(Page);
  expect(screen.getByText('after')).toBeDefined();
  expect(screen.getByRole('button').textContent).toBe('1');
  expect(countInvalidated()).toBe(0);
});

test('invalidates the module when headings or front matter change', () => {
  const { run, countInvalidated } = createModule();
  const first = run(contentWith('before'), [{ title: 'A' }]);
  expect(run(contentWith('before'), [{ title: 'B' }])).not.toBe(first);
  expect(countInvalidated()).toBe(1);
  run(contentWith('after'), [{ title: 'B' }]);
  expect(countInvalidated()).toBe(1);
});
