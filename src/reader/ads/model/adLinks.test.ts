import { isBackersLink, isHttpsLink, isWebLink } from './adLinks';

test.each([
  'https://example.com',
  'https://example.com/',
  'https://sub.example.com:8443/a/b?c=d&e=%20#f',
  'HTTPS://EXAMPLE.COM/x',
  'https://xn--bcher-kva.example/',
])('%s may be used', (link) => {
  expect(isHttpsLink(link)).toBe(true);
  expect(isWebLink(link)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' https://example.com',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/x',
  '/relative',
  'relative',
  'https:evil.example',
  'https:/evil.example',
  'https://',
  'https://user:password@evil.example/',
  'https://good.example@evil.example/',
  'https://evil.example\\@good.example/',
  'https://example.com/"onmouseover="alert(1)',
  'https://example.com/<script>',
  'https://example.com/a b',
  'https://example.com/\u0000',
  'https://еxample.com/',
  'ftp://example.com/',
  'blob:https://example.com/1',
  'vbscript:x',
  `https://example.com/${'a'.repeat(3000)}`,
  '',
  undefined,
  null,
  1,
  {},
  ['https://example.com'],
])('%j is refused', (link) => {
  expect(isHttpsLink(link)).toBe(false);
  expect(isWebLink(link)).toBe(false);
});

test('http is allowed for in-house ads only', () => {
  expect(isWebLink('http://example.com/')).toBe(true);
  expect(isHttpsLink('http://example.com/')).toBe(false);
});

test.each([
  ['https://mui.example/discover-more/backers', true],
  ['https://mui.example/discover-more/backers/?utm=1', true],
  ['https://mui.example/zh/discover-more/backers#x', true],
  ['https://mui.example/material-ui/discover-more/backers/', true],
  ['https://mui.example/joy-ui/discover-more/backers?ref=ad', true],
  ['https://mui.example/zh/material-ui/discover-more/backers/#gold', true],
  ['http://mui.example/x/discover-more/backers', true],
  ['https://mui.example/a/b/c/discover-more/backers', false],
  ['https://mui.example/#/material-ui/discover-more/backers', false],
  ['https://evil.example/?to=/discover-more/backers', false],
  ['https://mui.example/discover-more/backers-club', false],
])('%s leads to the backers: %s', (link, expected) => {
  expect(isBackersLink(link)).toBe(expected);
});
