/** @jest-environment jsdom */
import { replaceText } from './replaceText';

const HTML = '<i>const</i> a = <b>1</b>;\n<i>return</i> a;';

function show(): HTMLElement {
  const element = document.createElement('code');
  element.innerHTML = HTML;
  return element;
}

test.each([
  ['const ab = 1;\nreturn a;', '<i>const</i> ab = <b>1</b>;\n<i>return</i> a;'],
  ['const a = 12;\nreturn a;', '<i>const</i> a = <b>12</b>;\n<i>return</i> a;'],
  ['const a = ;\nreturn a;', '<i>const</i> a = <b></b>;\n<i>return</i> a;'],
  ['const a = 1;\nreturn a;\n', '<i>const</i> a = <b>1</b>;\n<i>return</i> a;\n'],
  ['const a = 1;\nreturn a;', HTML],
])('%j keeps the elements around the change', (text, html) => {
  const element = show();
  replaceText(element, text);
  expect(element.innerHTML).toBe(html);
});

test.each(['', 'x', 'aaaa', '// const a = 1;\nreturn a;', '<i>', 'cost a = 11;\n\n\nretun a;'])(
  'the text becomes %j and can be changed back',
  (text) => {
    const element = show();
    replaceText(element, text);
    expect(element.textContent).toBe(text);
    replaceText(element, show().textContent);
    expect(element.textContent).toBe(show().textContent);
  },
);
