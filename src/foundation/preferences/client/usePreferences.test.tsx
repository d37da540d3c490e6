import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { consentStore, useConsent } from './useConsent';
import { codeStylingStore, useCodeStyling } from './useCodeStyling';
import { codeVariantStore, useCodeVariant } from './useCodeVariant';
import { densityStore, useDensity } from './useDensity';
import { directionStore, useDirection } from './useDirection';

function Preferences({ localeDirection }: { readonly localeDirection?: 'ltr' | 'rtl' }) {
  const [codeVariant] = useCodeVariant();
  const [codeStyling] = useCodeStyling();
  const [direction] = useDirection(localeDirection);
  const [isDense] = useDensity();
  const [consent] = useConsent();
  return (
    <output>{[codeVariant, codeStyling, direction, String(isDense), consent].join(', ')}</output>
  );
}

function setPrivacySignal(value: boolean | undefined): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value });
}

afterEach(() => {
  setPrivacySignal(undefined);
});

test('the hooks return the stores’ values, and the server renders the defaults', () => {
  render(<Preferences />);
  expect(screen.getByRole('status').textContent).toBe('TS, MUI System, ltr, false, unset');

  act(() => {
    codeVariantStore.set('JS');
    codeStylingStore.set('Tailwind');
    directionStore.set('rtl');
    densityStore.set(true);
    consentStore.set('granted');
  });
  expect(screen.getByRole('status').textContent).toBe('JS, Tailwind, rtl, true, granted');
  expect(document.cookie).toContain('codeStyling=Tailwind');
  expect(window.localStorage.getItem('site-direction')).toBe('rtl');
  expect(window.localStorage.getItem('site-dense')).toBe('true');
  expect(window.localStorage.getItem('site-consent')).toBe('granted');

  expect(renderToString(<Preferences />)).toBe(
    '<output>TS, MUI System, ltr, false, unset</output>',
  );
  expect(renderToString(<Preferences localeDirection="rtl" />)).toContain('rtl');
});

test('a change in another tab updates the hooks', () => {
  render(<Preferences />);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'site-direction', newValue: 'ltr' }));
  });
  expect(screen.getByRole('status').textContent).toContain('ltr');
});

test('Global Privacy Control always means denied', () => {
  act(() => {
    consentStore.set('granted');
  });
  setPrivacySignal(true);
  expect(consentStore.get()).toBe('denied');
  render(<Preferences />);
  expect(screen.getByRole('status').textContent).toContain('denied');
});
