import { readCookieText, readStoredText } from '../../../preferences/client/readSaved';
import { parseCodeStyling } from '../../../preferences/model/codeStyling';
import { parseCodeVariant } from '../../../preferences/model/codeVariant';
import { COOKIE_NAMES, SESSION_KEYS, STORAGE_KEYS } from '../../../preferences/model/constants';
import { readDemoHash } from '../../../preferences/model/demoHash';
import { parseDirection } from '../../../preferences/model/direction';
import { parseStandaloneDemoUrl } from '../../../preferences/model/standaloneDemo';
import type { StandaloneDemoChoices } from '../../../preferences/model/standaloneDemo';
import { COLOR_MODE_KEY, parseColorMode } from '../../model/colorMode';
import { showScheme } from '../showScheme';

/**
 * Applies the reader's preferences before the first paint, as attributes that the stylesheets read.
 * Part of the page's inline script.
 *
 * The URL of a standalone demo can override the saved values, and so can a hash that names a demo.
 * Until the page is parsed, any demo name in the hash counts, because the demo may not have arrived
 * yet. Then only the demos on this page do.
 */
export function showChoices(): void {
  const { pathname, search } = window.location;
  const requested = parseStandaloneDemoUrl(pathname, search);
  showMode(requested);
  showCode(requested, () => true);
  if (window.location.hash !== '') {
    document.addEventListener('DOMContentLoaded', () => {
      showCode(requested, (name) => document.getElementById(name)?.dataset['demo'] !== undefined);
    });
  }
  const root = document.documentElement;
  const direction =
    requested.direction ?? parseDirection(readStoredText('localStorage', STORAGE_KEYS.direction));
  if (direction !== undefined) root.dir = direction;
  if (requested.dense ?? readStoredText('localStorage', STORAGE_KEYS.dense) === 'true') {
    root.dataset['dense'] = 'true';
  }
  if (readStoredText('sessionStorage', SESSION_KEYS.adsHidden) === 'true')
    root.dataset['adsHidden'] = '';
}

function showMode(requested: StandaloneDemoChoices): void {
  const choice = requested.mode ?? parseColorMode(readStoredText('localStorage', COLOR_MODE_KEY));
  const isDark =
    choice === 'system'
      ? window.matchMedia('(prefers-color-scheme: dark)').matches
      : choice === 'dark';
  const mode = isDark ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = mode;
  document.documentElement.dataset['themeChoice'] = choice;
  showScheme(mode);
}

function showCode(requested: StandaloneDemoChoices, isDemo: (name: string) => boolean): void {
  const fromHash = readDemoHash(window.location.hash, isDemo);
  const { dataset } = document.documentElement;
  dataset['codeVariant'] = parseCodeVariant(
    fromHash.variant ?? readCookieText(COOKIE_NAMES.codeVariant),
  );
  dataset['codeStyling'] = parseCodeStyling(
    requested.styling ?? fromHash.styling ?? readCookieText(COOKIE_NAMES.codeStyling),
  );
}
