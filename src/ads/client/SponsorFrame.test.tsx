import { act, fireEvent } from '@testing-library/react';
import {
  AD,
  ask,
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

  function tell(data: unknown, init: MessageEventInit = {}): void {
    const source = frame().contentWindow;
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source, ...init }));
    });
  }

  function message(more: object = {}): Record<string, unknown> {
    const task = JSON.parse(decodeURIComponent(new URL(frame().src).hash.slice(1))) as {
      nonce: string;
    };
    return { type: 'site-ad-frame', nonce: task.nonce, height: 80, link: null, ...more };
  }

  test('is sandboxed, and shown when it says that it has an ad', async () => {
    await show(SCRIPT);
    expect(frame()).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    );
    expect(state()).toBe('loading');
    tell(message());
    expect(state()).toBe('sponsor');
  });

  test.each([
    ['another sender', () => message(), { source: window }],
    ['another origin', () => message(), { origin: 'https://evil.example' }],
    ['a wrong nonce', () => message({ nonce: 'x' }), {}],
    ['markup', () => '<img src=x onerror=alert(1)>', {}],
    ['no height', () => message({ height: 0 }), {}],
  ] satisfies [string, () => unknown, MessageEventInit][])(
    '%s is not believed',
    async (_name, makeData, init) => {
      await show(SCRIPT);
      tell(makeData(), init);
      expect(state()).toBe('loading');
    },
  );

  test('tells a click once, and none before it has an ad', async () => {
    await show(SCRIPT);
    tell({ ...message(), type: 'site-ad-frame-click', nonce: 'x' });
    expect(report).not.toHaveBeenCalled();
    tell(message());
    tell({ ...message(), type: 'site-ad-frame-click' });
    tell({ ...message(), type: 'site-ad-frame-click' });
    expect(report.mock.calls).toEqual([
      [{ eventAction: 'click', eventLabel: 'sponsor-body-top-image' }],
    ]);
  });

  test('is removed when it goes elsewhere', async () => {
    await show(SCRIPT);
    tell(message());
    fireEvent.load(frame());
    expect(state()).toBe('sponsor');
    fireEvent.load(frame());
    expect(state()).toBe('inhouse');
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('is removed when it has nothing after thirty looks', async () => {
    await show(SCRIPT);
    await pass(15_000);
    expect(state()).toBe('inhouse');
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('comes after the service, and goes when the service has an ad after all', async () => {
    ask.mockImplementation(({ onMiss }) => {
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
