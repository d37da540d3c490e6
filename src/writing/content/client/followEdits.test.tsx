import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { followEdits } from './followEdits';
import type { HotModule, PageContent } from './followEdits';

/** A module that is run once for each edit, as the bundler does it. */
function createModule() {
  let data: { page?: never } | undefined;
  let invalidated = 0;
  let keep: Parameters<HotModule['dispose']>[0] = () => undefined;
  const run = (content: PageContent, facts: readonly unknown[]): PageContent => {
    const hot: HotModule = {
      ...(data !== undefined && { data }),
      accept: () => undefined,
      invalidate: () => {
        invalidated += 1;
      },
      dispose: (next) => {
        keep = next;
      },
    };
    const page = followEdits(hot, content, facts);
    const next = {};
    keep(next);
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

test('an edit of words shows them and leaves the state of demos alone', () => {
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

test('a page whose headings or front matter change is given on to those who read them', () => {
  const { run, countInvalidated } = createModule();
  const first = run(contentWith('before'), [{ title: 'A' }]);
  expect(run(contentWith('before'), [{ title: 'B' }])).not.toBe(first);
  expect(countInvalidated()).toBe(1);
  run(contentWith('after'), [{ title: 'B' }]);
  expect(countInvalidated()).toBe(1);
});
