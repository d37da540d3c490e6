/** @jest-environment jsdom */
import { createStartFailureHandler, shouldStayStatic } from './handleFailedStart';

const KEY = 'site-script-reload';
const actions = { reloadWithoutCache: jest.fn(), reload: jest.fn(), showScriptsNotice: jest.fn() };
const release = jest.fn();
const fail = (isCrash?: boolean): void => {
  createStartFailureHandler(release, actions)(isCrash);
};

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  delete document.documentElement.dataset['hasHydrated'];
  document.body.innerHTML =
    '<div id="__docusaurus"><main></main></div><div data-scripts-notice data-text="Missing" data-action="Reload"></div>';
});

test('the first failure reloads past the caches, a second within a minute shows the notice', () => {
  fail();
  expect(actions.reloadWithoutCache).toHaveBeenCalledTimes(1);
  expect(release).toHaveBeenCalledTimes(1);
  fail();
  expect(actions.reloadWithoutCache).toHaveBeenCalledTimes(1);
  expect(actions.showScriptsNotice).toHaveBeenCalledTimes(1);
});

test('reloads again after a minute, and when the clock was set back', () => {
  sessionStorage.setItem(KEY, String(Date.now() - 61_000));
  fail();
  sessionStorage.setItem(KEY, String(Date.now() + 1_000_000));
  fail();
  expect(actions.reloadWithoutCache).toHaveBeenCalledTimes(2);
});

test('a crash reloads the HTML, and the next load does not start the application', () => {
  sessionStorage.setItem(KEY, String(Date.now()));
  fail(true);
  expect(actions.reload).toHaveBeenCalledTimes(1);
  expect(shouldStayStatic()).toBe(true);
  expect(document.querySelector('[data-scripts-notice]')?.textContent).toBe('MissingReload');
  expect(shouldStayStatic()).toBe(false);
});

test('does not reload while offline', () => {
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fail();
  expect(actions.reloadWithoutCache).not.toHaveBeenCalled();
  expect(actions.showScriptsNotice).toHaveBeenCalledTimes(1);
  offline.mockRestore();
});

test('shows the notice when storage is denied', () => {
  const refuse = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  fail();
  expect(shouldStayStatic()).toBe(false);
  expect(actions.showScriptsNotice).toHaveBeenCalledTimes(1);
  refuse.mockRestore();
});

test('does nothing after the start, or when called a second time', () => {
  const failed = createStartFailureHandler(release, actions);
  failed();
  failed();
  expect(release).toHaveBeenCalledTimes(1);
  document.documentElement.dataset['hasHydrated'] = 'true';
  fail();
  expect(release).toHaveBeenCalledTimes(1);
});
