import {
  COOKIE_NAMES,
  SESSION_KEYS,
  STORAGE_KEYS,
} from '../../../foundation/preferences/model/constants';
import { findStoredItem } from './__fixtures__/findStoredItem';

test('every preference is listed', () => {
  for (const name of Object.values(COOKIE_NAMES)) {
    expect(findStoredItem('cookie', name)?.name).toBe(name);
  }
  for (const name of Object.values(STORAGE_KEYS)) {
    expect(findStoredItem('localStorage', name)?.name).toBe(name);
  }
  for (const name of Object.values(SESSION_KEYS)) {
    expect(findStoredItem('sessionStorage', name)?.name).toBe(name);
  }
});

test('an asterisk matches any suffix, in its own storage only', () => {
  expect(findStoredItem('localStorage', 'mui-mode')?.name).toBe('mui-*');
  expect(findStoredItem('cookie', 'mui-mode')).toBeUndefined();
  expect(findStoredItem('localStorage', 'themes')).toBeUndefined();
});
