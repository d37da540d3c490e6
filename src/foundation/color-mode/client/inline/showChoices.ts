import { readCookieText, readStoredText } from '../../../preferences/client/readSaved';
import { parseCodeStyling } from '../../../preferences/model/codeStyling';
import { parseCodeVariant } from '../../../preferences/model/codeVariant';
import { COOKIE_NAMES, SESSION_KEYS, STORAGE_KEYS } from '../../../preferences/model/constants';
import { readDemoHash } from '../../../preferences/model/demoHash';
import { parseDirection } from '../../../preferences/model/direction';
import { standaloneDemoChoices } from '../../../preferences/model/standaloneDemo';
import type { StandaloneDemoChoices } from '../../../preferences/model/standaloneDemo';
import { COLOR_MODE_KEY, parseColorMode } from '../../model/colorMode';
import { showScheme } from '../showScheme';

/**
 * Part of the page's inline script: shows the reader's choices before the first paint, as
 * attributes that the stylesheets read. The address of a standalone demo may ask for other values
 * than the saved ones, and a hash for those of the demo that it names: every demo's name counts at
 * first, and once the page is parsed only those that it has.
 */
export function showChoices(): void {
  const { pathname, search } = window.location;
  const asked = standaloneDemoChoices(pathname, search);
  showMode(asked);
  showCode(asked, () => true);
  if (window.location.hash !== '') {
    document.addEventListener('DOMContentLoaded', () => {
      showCode(asked, (name) => document.getElementById(name)?.dataset['demo'] !== undefined);
    });
  }
  const root = document.documentElement;
  const direction =
    asked.direction ?? parseDirection(readStoredText('localStorage', STORAGE_KEYS.direction));
  if (direction !== undefined) root.dir = direction;
  if (asked.dense ?? readStoredText('localStorage', STORAGE_KEYS.dense) === 'true') {
    root.dataset['dense'] = 'true';
  }
  if (readStoredText('sessionStorage', SESSION_KEYS.adsHidden) === 'true')
    root.dataset['adsHidden'] = '';
}

function showMode(asked: StandaloneDemoChoices): void {
  const choice = asked.mode ?? parseColorMode(readStoredText('localStorage', COLOR_MODE_KEY));
  const isDark =
    choice === 'system'
      ? window.matchMedia('(prefers-color-scheme: dark)').matches
      : choice === 'dark';
  const mode = isDark ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = mode;
  document.documentElement.dataset['themeChoice'] = choice;
  showScheme(mode);
}

function showCode(asked: StandaloneDemoChoices, isDemo: (name: string) => boolean): void {
  const named = readDemoHash(window.location.hash, isDemo);
  const { dataset } = document.documentElement;
  dataset['codeVariant'] = parseCodeVariant(
    named.variant ?? readCookieText(COOKIE_NAMES.codeVariant),
  );
  dataset['codeStyling'] = parseCodeStyling(
    asked.styling ?? named.styling ?? readCookieText(COOKIE_NAMES.codeStyling),
  );
}
