import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApiRecords } from '../model/createApiRecords';
import type { SearchRequest } from '../model/messages';
import { packRecords } from '../model/packRecords';
import type { SearchRecord } from '../model/types';
import { createSearchEngine } from './createSearchEngine';
import { recentSearchStore } from './recentSearchStore';
import { SearchPanel } from './SearchPanel';

const RECORDS: readonly SearchRecord[] = [
  {
    kind: 'page',
    title: 'Dialog',
    url: '/material-ui/react-dialog',
    product: 'material-ui',
    text: 'A window.',
    names: 'Dialog\nmodal',
  },
  {
    kind: 'page',
    title: 'Dialog <b>of Joy</b>',
    url: '/joy-ui/react-dialog',
    product: 'joy-ui',
  },
  { kind: 'icon', title: 'Send', url: '', product: 'material-ui' },
  ...createApiRecords(
    {
      pathname: '/material-ui/api/dialog',
      api: {
        kind: 'component',
        name: 'Dialog',
        package: '@mui/material',
        description: '',
        props: [
          {
            name: 'maxWidth',
            type: "'xs' | 'sm'",
            default: "'sm'",
            required: true,
            description: 'The maximum width.',
            deprecated: 'Use `size`.',
          },
        ],
      },
    },
    () => '4.2.0',
  ),
];

let failures = 0;

/** A worker that runs on the main thread, and whose files contain the records above. */
class FakeWorker {
  public onmessage: ((event: { data: unknown }) => void) | undefined;
  private readonly handle = createSearchEngine({
    load: (url) => {
      if (failures > 0) {
        failures -= 1;
        return Promise.reject(new Error('offline'));
      }
      const shard = { name: 'pages', file: 'pages.json', records: 1, bytes: 1 };
      return Promise.resolve(
        url.endsWith('manifest.json')
          ? { version: 1, locale: 'en', shards: [shard], texts: [] }
          : packRecords(RECORDS),
      );
    },
    post: (data) => this.onmessage?.({ data }),
  });
  public postMessage(request: SearchRequest): void {
    void this.handle(request);
  }
}

beforeAll(() => {
  Object.assign(globalThis, { Worker: FakeWorker });
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  recentSearchStore.set([]);
  window.history.replaceState({}, '', '/');
});

const field = (): HTMLElement => screen.getByRole('combobox');
const activeText = (): string | null | undefined => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};

test('a failure to load records is announced and can be retried', async () => {
  failures = 1;
  render(<SearchPanel />);
  expect(await screen.findByText(/Couldn’t load search/)).toHaveAttribute('role', 'status');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.type(field(), 'dialog');
  expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
});

test('keys move the active option, and Enter opens it and closes the search', async () => {
  const onLeave = jest.fn();
  render(<SearchPanel onLeave={onLeave} />);
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(field(), 'dialog');
  await screen.findAllByRole('option');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => {
    expect(activeText()).toContain('A window.');
  });
  await userEvent.keyboard('{ArrowDown}');
  expect(activeText()).not.toContain('A window.');
  await userEvent.keyboard('{End}');
  const last = activeText();
  await userEvent.keyboard('{ArrowDown}');
  expect(activeText()).toContain('A window.');
  await userEvent.keyboard('{ArrowUp}');
  expect(activeText()).toBe(last);
  await userEvent.keyboard('{Home}{Enter}');
  expect(onLeave).toHaveBeenCalled();
  expect(window.location.pathname).toBe('/material-ui/react-dialog');
  expect(recentSearchStore.get()).toEqual(['dialog']);
});

test('a page that was found by a synonym shows the synonym', async () => {
  render(<SearchPanel />);
  await userEvent.type(field(), 'modal');
  const option = await screen.findByRole('option', { name: /A window/ });
  expect(option).toHaveTextContent('Matches “modal”');
  await userEvent.clear(field());
  await userEvent.type(field(), 'dialog');
  await waitFor(() => {
    expect(screen.getByRole('option', { name: /A window/ })).not.toHaveTextContent('Matches');
  });
});

test('a prop shows its type, default, first version, and deprecation', async () => {
  render(<SearchPanel />);
  await userEvent.type(field(), 'maximum');
  const option = await screen.findByRole('option', { name: /maxWidth/ });
  for (const text of ["'xs' | 'sm'", "'sm'", '4.2.0']) {
    expect(within(option).getByText(text)).toBeInTheDocument();
  }
  expect(option).toHaveTextContent('Required');
  expect(option).toHaveTextContent('Deprecated: Use size.');
  expect(option).toHaveAttribute('href', '/material-ui/api/dialog#dialog-prop-maxWidth');
});

test('matches are marked, and markup in records and queries stays text', async () => {
  const { container } = render(<SearchPanel />);
  await userEvent.type(field(), '<b>joy');
  const option = await screen.findByRole('option', { name: /of Joy/ });
  expect(option.querySelector('b')).toBeNull();
  expect([...option.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('Joy');
  await userEvent.clear(field());
  await userEvent.type(field(), '<img src=x>zzqq');
  await screen.findByText(/No results for “<img src=x>zzqq”/);
  expect(container.querySelector('img')).toBeNull();
});

test('results can be limited to one product', async () => {
  render(<SearchPanel />);
  await userEvent.type(field(), 'dialog');
  await screen.findAllByRole('option');
  await userEvent.click(screen.getByRole('button', { name: 'Joy UI' }));
  await waitFor(() => {
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });
  expect(screen.getByRole('button', { name: 'Joy UI' })).toHaveAttribute('aria-pressed', 'true');
  expect(field()).toHaveFocus();
});

test('an icon’s import is copied and announced', async () => {
  const user = userEvent.setup();
  render(<SearchPanel />);
  await user.type(field(), 'send');
  await screen.findByRole('option', { name: 'Send' });
  await user.keyboard('{Enter}');
  const line = "import Send from '@mui/icons-material/Send';";
  expect(await screen.findByText(`Copied: ${line}`)).toHaveAttribute('role', 'status');
  expect(await navigator.clipboard.readText()).toBe(line);
});

test('recent searches are listed, and can be repeated and cleared', async () => {
  recentSearchStore.set(['modal']);
  render(<SearchPanel />);
  expect(screen.getByRole('option', { name: 'modal' })).toBeInTheDocument();
  expect(activeText()).toBeUndefined();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveValue('modal');
  expect(await screen.findByRole('option', { name: /A window/ })).toBeInTheDocument();
  await userEvent.clear(field());
  await userEvent.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('option')).toBeNull();
  expect(recentSearchStore.get()).toEqual([]);
});
