import { toScriptAd } from './toScriptAd';

const REPORT = { height: 90, link: 'https://ads.example/click', image: null, text: '' };
const IMAGE = 'https://ads.example/a.png';

test.each([
  ['Acme: tools for makers', { name: '', description: ['Acme: tools for makers'] }],
  [
    'Acme\n\n Tools for\tmakers \nads via Us',
    { name: 'Acme', description: ['Tools for makers ads via Us'] },
  ],
  [`${'x'.repeat(41)}\nads via Us`, { name: '', description: [`${'x'.repeat(41)} ads via Us`] }],
  ['\u200b\nAcme\u202e', { name: '', description: ['Acme'] }],
])('splits %j into name and description', (text, expected) => {
  expect(toScriptAd({ ...REPORT, text })).toMatchObject({
    ...expected,
    link: REPORT.link,
    label: 'sponsor',
    pixels: [],
  });
});

test('clips text to 120 characters', () => {
  const { description } = toScriptAd({ ...REPORT, text: 'x'.repeat(1000) }) ?? {};
  expect([...String(description?.[0])]).toHaveLength(120);
});

test('names an image without text after the host of its link', () => {
  expect(toScriptAd({ ...REPORT, image: IMAGE, text: ' \u200b ' })).toMatchObject({
    name: 'ads.example',
    img: IMAGE,
    description: [],
  });
});

test.each([
  ['no height', { height: 0, text: 'Acme' }],
  ['no link', { link: null, text: 'Acme' }],
  ['nothing visible', { text: '\u200b \n\u2800' }],
])('%s: no ad', (_name, report) => {
  expect(toScriptAd({ ...REPORT, ...report })).toBeUndefined();
});
