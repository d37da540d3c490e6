import { getSharedDemoUrl } from './sharedDemo';

test.each([
  ['/zh/demo/system/react-box/BoxRef', '', '/demo/system/react-box/BoxRef'],
  ['/zh/demo/a/B', '?mode=dark', '/demo/a/B?mode=dark'],
  ['/ar/demo/a/B', '', '/demo/a/B?dir=rtl'],
  ['/ar/demo/a/B', '?mode=dark', '/demo/a/B?mode=dark&dir=rtl'],
  ['/ar/demo/a/B', '?dir=ltr', '/demo/a/B?dir=ltr'],
  ['/zh/demo', '', '/demo'],
  ['/zh//demo//evil.example', '', '/demo/evil.example'],
  ['/demo/a/B', '', undefined],
  ['/zh/demonstration', '', undefined],
  ['/zh/material-ui/demo/x', '', undefined],
  ['/fr/demo/a/B', '', undefined],
  ['/', '', undefined],
])('%s%s redirects to %s', (pathname, search, target) => {
  expect(getSharedDemoUrl(pathname, search)).toBe(target);
});
