import { Fragment } from 'react';
import { mountInto } from './mountInto';

/** Resolves when React's scheduler and the timer of the unmount function have run. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, 50);
  });

test('a demo that is unmounted before it has hydrated reports no error (React 424)', async () => {
  const reported: unknown[] = [];
  // jsdom doesn't have `reportError`.
  Object.assign(window, { reportError: (error: unknown) => reported.push(error) });
  const container = document.createElement('div');
  container.innerHTML = '<button>Save</button>';
  document.body.append(container);
  const unmount = mountInto(
    {
      container,
      name: 'Save',
      styling: 'system',
      Component: () => <button>Save</button>,
      hydrate: true,
    },
    Fragment,
  );
  unmount();
  await idle();
  expect(reported).toEqual([]);
  expect(container).toBeEmptyDOMElement();
});
