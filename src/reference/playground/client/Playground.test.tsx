import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlaygroundSpec } from '../model/types';
import { Playground } from './Playground';

const spec: PlaygroundSpec = {
  of: 'Button',
  knobs: [
    { name: 'size', type: '', kind: 'choice', options: ['small', 'medium'], default: 'medium' },
    { name: 'disabled', type: '', kind: 'switch', default: false },
    { name: 'children', type: '', kind: 'text' },
    { name: 'tabIndex', type: '', kind: 'number', default: 0 },
    { name: 'type', type: '', kind: 'choice', options: ['submit', 'reset'] },
  ],
  initial: { children: 'Save' },
  fixed: {},
};

class Observer {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
  window.history.replaceState(null, '', '/page#Demo.tsx');
});

function show(): { code: () => string | null } {
  render(<Playground spec={JSON.stringify(spec)} source={{ theme: 'material' }} />);
  const region = screen.getByRole('region', { name: 'JSX for the Button playground' });
  return { code: () => region.textContent };
}

test('knobs change the code and the URL except its hash, and reset restores both', async () => {
  const user = userEvent.setup();
  const { code } = show();
  expect(code()).toBe('<Button>Save</Button>');
  await user.click(screen.getByRole('radio', { name: 'small' }));
  await user.click(screen.getByRole('switch', { name: 'disabled' }));
  await user.type(screen.getByRole('textbox', { name: 'children' }), ' all');
  await user.clear(screen.getByRole('spinbutton', { name: 'tabIndex' }));
  await user.type(screen.getByRole('spinbutton', { name: 'tabIndex' }), '2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'type' }), 'reset');
  expect(code()).toBe(
    '<Button size="small" disabled tabIndex={2} type="reset">\n  Save all\n</Button>',
  );
  await waitFor(() => {
    expect(window.location.search).toContain('Button.size=small');
  });
  expect(window.location.hash).toBe('#Demo.tsx');
  await user.click(screen.getByRole('button', { name: 'Reset props' }));
  expect(code()).toBe('<Button>Save</Button>');
  await waitFor(() => {
    expect(window.location.search).toBe('');
  });
});

test('reads initial values from the URL', () => {
  window.history.replaceState(null, '', '/page?Button.size=small&Button.children=Go');
  const { code } = show();
  expect(code()).toBe('<Button size="small">Go</Button>');
});

test('copies a link that contains the values and leads to the playground', async () => {
  const user = userEvent.setup();
  show();
  const knobs = screen.getByRole('group', { name: 'Props' });
  await user.click(within(knobs).getByRole('radio', { name: 'small' }));
  await user.click(within(knobs).getByRole('button', { name: 'Copy link' }));
  expect(await window.navigator.clipboard.readText()).toBe(
    'http://localhost/page?Button.size=small#Button-playground',
  );
  expect(await within(knobs).findByText('Link copied')).toBeInTheDocument();
});
