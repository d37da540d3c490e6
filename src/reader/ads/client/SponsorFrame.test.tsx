import { act, fireEvent, screen } from '@testing-library/react';
import {
  AD,
  fetchAd,
  pass,
  prepareSlot,
  report,
  SCRIPT,
  SERVICE,
  show,
  state,
} from './__fixtures__/slotHarness';

jest.mock('./fetchSponsorAd');

prepareSlot();

describe('the frame of a sponsor script', () => {
  function frame(): HTMLIFrameElement {
    return document.querySelector('iframe') as HTMLIFrameElement;
  }

  function postFromFrame(data: unknown, init: MessageEventInit = {}): void {
    const source = frame().contentWindow;
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source, ...init }));
    });
  }

  function message(overrides: object = {}): Record<string, unknown> {
    const task = JSON.parse(decodeURIComponent(new URL(frame().src).hash.slice(1))) as {
      nonce: string;
    };
    return {
      type: 'site-ad-frame',
      nonce: task.nonce,
      height: 80,
      link: 'https://ads.example/click',
      image: null,
      text: 'Acme: tools for makers',
      ...overrides,
    };
  }

  test('is sandboxed and inert, and is replaced by the ad that it reports', async () => {
    await show(SCRIPT);
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
    expect(frame()).toHaveAttribute('tabindex', '-1');
    expect(frame().closest('[inert]')).not.toBeNull();
    expect(state()).toBe('loading');
    postFromFrame(message({ image: 'https://ads.example/a.png' }));
    expect(state()).toBe('sponsor');
    expect(document.querySelector('iframe')).toBeNull();
    const link = screen.getByRole('link', { name: /Acme: tools for makers/ });
    expect(link).toHaveAttribute('href', 'https://ads.example/click');
    expect(link).toHaveAttribute('rel', 'noopener sponsored nofollow');
    expect(link.querySelector('img')).toHaveAttribute('src', 'https://ads.example/a.png');
    fireEvent.click(link);
    expect(report.mock.calls).toEqual([[{ eventAction: 'click', eventLabel: 'sponsor' }]]);
  });

  test.each([
    ['another sender', () => message(), { source: window }],
    ['another origin', () => message(), { origin: 'https://evil.example' }],
    ['a wrong nonce', () => message({ nonce: 'x' }), {}],
    ['markup', () => '<img src=x onerror=alert(1)>', {}],
    ['no height', () => message({ height: 0 }), {}],
    ['no link', () => message({ link: 'javascript:alert(1)' }), {}],
    ['nothing visible', () => message({ text: '\u200b ' }), {}],
  ] satisfies [string, () => unknown, MessageEventInit][])(
    'ignores a message with %s',
    async (_name, makeData, init) => {
      await show(SCRIPT);
      postFromFrame(makeData(), init);
      expect(state()).toBe('loading');
    },
  );

  test('is replaced by an in-house ad if it links to the backers', async () => {
    await show(SCRIPT);
    postFromFrame(message({ link: 'https://mui.example/material-ui/discover-more/backers/' }));
    expect(state()).toBe('inhouse');
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('is not rendered while the reader types', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await show(SCRIPT);
    await pass(20_000);
    expect([state(), frame()]).toEqual(['loading', null]);
    field.blur();
    await pass(1);
    expect(frame()).not.toBeNull();
    act(() => {
      field.focus();
    });
    expect(frame()).toBeNull();
    field.remove();
  });

  test.each(['a blur event', 'no event'])(
    'loses the focus that it steals and is removed, with %s',
    async (signal) => {
      const button = document.createElement('button');
      document.body.append(button);
      await show(SCRIPT);
      button.focus();
      frame().focus();
      expect(document.activeElement).toBe(frame());
      if (signal === 'a blur event') fireEvent.blur(window);
      else await pass(250);
      expect(state()).toBe('inhouse');
      expect(frame()).toBeNull();
      expect(button).toHaveFocus();
      button.remove();
    },
  );

  test('is removed when it navigates', async () => {
    await show(SCRIPT);
    fireEvent.load(frame());
    expect(state()).toBe('loading');
    fireEvent.load(frame());
    expect(state()).toBe('inhouse');
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('is removed when it has no ad after thirty checks', async () => {
    await show(SCRIPT);
    await pass(15_000);
    expect(state()).toBe('inhouse');
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('is tried after the service, and removed if the service has an ad after all', async () => {
    fetchAd.mockImplementation(({ onMiss }) => {
      onMiss();
      return new Promise((resolve) => {
        setTimeout(resolve, 1000, AD);
      });
    });
    await show({ ...SERVICE, scriptUrl: SCRIPT.scriptUrl });
    expect(frame()).not.toBeNull();
    await pass(1000);
    expect(frame()).toBeNull();
    expect(state()).toBe('sponsor');
  });
});
