import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from './CopyButton';
import { KeyboardCopy } from './KeyboardCopy';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
});

async function flush(ms = 0): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}

function showBlock(): HTMLElement {
  render(
    <>
      <KeyboardCopy />
      <div className="theme-code-block">
        {/* Docusaurus makes it focusable too, so that keyboard users can scroll it. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0}>code</pre>
        <CopyButton getText={() => 'code'} />
      </div>
    </>,
  );
  return screen.getByText('code');
}

test('reads Copied for 1.2 s after a click', async () => {
  render(<CopyButton getText={() => 'text'} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await flush();
  expect(writeText).toHaveBeenCalledWith('text');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  await flush(1199);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  await flush(1);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});

test('a second click restarts the timer', async () => {
  render(<CopyButton getText={() => 'text'} />);
  fireEvent.click(screen.getByRole('button'));
  await flush(1000);
  fireEvent.click(screen.getByRole('button'));
  await flush(1000);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
});

test('a rejected clipboard write leaves the label unchanged', async () => {
  writeText.mockRejectedValue(new Error('refused'));
  render(<CopyButton getText={() => 'text'} />);
  fireEvent.click(screen.getByRole('button'));
  await flush();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});

test('unmounting clears the timer', async () => {
  const { unmount } = render(<CopyButton getText={() => 'text'} />);
  fireEvent.click(screen.getByRole('button'));
  await flush();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

describe('Ctrl+C', () => {
  test.each([{ ctrlKey: true }, { metaKey: true }])(
    'with the focus in the block: %j',
    async (held) => {
      const code = showBlock();
      code.focus();
      fireEvent.keyDown(code, { key: 'c', ...held });
      await flush();
      expect(writeText).toHaveBeenCalledWith('code');
      await flush(1999);
      expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
      await flush(1);
      expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
    },
  );

  test('with the pointer over the block', async () => {
    const code = showBlock();
    fireEvent(code, new MouseEvent('pointerover', { bubbles: true }));
    fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true });
    await flush();
    expect(writeText).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['elsewhere', {}],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['another key', { key: 'x' }],
  ])('does nothing: %s', async (name, keys) => {
    const code = showBlock();
    if (name !== 'elsewhere') code.focus();
    fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true, ...keys });
    await flush();
    expect(writeText).not.toHaveBeenCalled();
  });

  test('leaves a selection to the browser', async () => {
    const code = showBlock();
    code.focus();
    getSelection()?.selectAllChildren(code);
    fireEvent.keyDown(code, { key: 'c', ctrlKey: true });
    await flush();
    expect(writeText).not.toHaveBeenCalled();
    getSelection()?.removeAllRanges();
  });
});
