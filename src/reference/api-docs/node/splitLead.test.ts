import type { PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { splitLead } from './splitLead';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

function split(...children: PhrasingContent[]): (string | undefined)[] {
  const { lead, rest } = splitLead({ type: 'paragraph', children });
  return [toString(lead), rest === undefined ? undefined : toString(rest)];
}

test.each([
  ['One sentence.', 'One sentence.', undefined],
  ['A first one.\nA second one.', 'A first one.', 'A second one.'],
  ['Use one, e.g. this. Then stop.', 'Use one, e.g. this.', 'Then stop.'],
  ['按钮开始一个操作。给它一个标签。', '按钮开始一个操作。', '给它一个标签。'],
  ['الزر يبدأ إجراءً. أعطه اسمًا.', 'الزر يبدأ إجراءً.', 'أعطه اسمًا.'],
])('splits after the first sentence: %s', (value, lead, rest) => {
  expect(split(text(value))).toEqual([lead, rest]);
});

test('keeps inline code and the text after it', () => {
  expect(split(text('The '), code('a.b'), text(' prop. Then '), code('c'), text('.'))).toEqual([
    'The a.b prop.',
    'Then c.',
  ]);
});
