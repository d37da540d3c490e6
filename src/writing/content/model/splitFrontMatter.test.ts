import { splitFrontMatter } from './splitFrontMatter';

test.each([
  ['---\ntitle: A\n---\n\nText.\n', 'title: A', '\nText.\n'],
  ['---\r\ntitle: A\r\n---\r\nText.', 'title: A', 'Text.'],
  ['---\ntitle: A\n---', 'title: A', ''],
  ['---\ntitle: A\n---\nText.\n\n---\n\nMore.', 'title: A', 'Text.\n\n---\n\nMore.'],
  ['---\ntitle: A\n----\nText.', '', '---\ntitle: A\n----\nText.'],
  ['---\ntitle: A\n\nText.', '', '---\ntitle: A\n\nText.'],
  ['Text.\n\n---\n\nMore.\n\n---\n', '', 'Text.\n\n---\n\nMore.\n\n---\n'],
  ['', '', ''],
])('splits %j into the YAML %j and the body %j', (text, yaml, body) => {
  expect(splitFrontMatter(text)).toEqual({ yaml, body });
});
