import { findPagePathname, toImagePath } from './imagePath';

test.each([
  ['/', 'social/index.png'],
  ['/material-ui/react-button', 'social/material-ui/react-button.png'],
])('the image of %s is %s', (pathname, file) => {
  expect(toImagePath(pathname)).toBe(file);
});

test.each([
  ['/site/docs/material-ui/react-button/index.mdx', '/material-ui/react-button'],
  ['/site/docs/system/overview.mdx', '/system/overview'],
  ['docs/material-ui/api/button.mdx', '/material-ui/api/button'],
  ['C:\\site\\docs\\x\\introduction.mdx', '/x/introduction'],
  [
    '/site/i18n/zh/docusaurus-plugin-content-docs/current/material-ui/react-button/index.mdx',
    '/material-ui/react-button',
  ],
  ['/site/blog/2025-03-26-v7.mdx', undefined],
  ['/site/i18n/zh/docusaurus-plugin-content-blog/a.mdx', undefined],
])('%s is the page %s', (file, pathname) => {
  expect(findPagePathname(file)).toBe(pathname);
});
