import type { ApiView } from './apiView';
import { localizeView } from './apiTranslation';

const VIEW: ApiView = {
  pathname: '/material-ui/api/button',
  name: 'Button',
  kind: 'component',
  descriptionHtml: '<p>Starts.</p>',
  demos: [],
  types: [],
  tables: [
    {
      kind: 'prop',
      rows: [
        { id: 'button-prop-color', name: 'color', descriptionHtml: 'The color.' },
        { id: 'button-prop-size', name: 'size', descriptionHtml: 'The size.' },
      ],
    },
  ],
};
const toHtml = (markdown: string): string => `<b>${markdown}</b>`;

test('shows translated descriptions and marks the others as English', () => {
  const view = localizeView(VIEW, { 'button-prop-size': '尺寸。' }, toHtml);
  expect(view.descriptionLang).toBe('en');
  expect(view.tables[0]?.rows).toEqual([
    {
      id: 'button-prop-color',
      name: 'color',
      descriptionHtml: 'The color.',
      descriptionLang: 'en',
    },
    { id: 'button-prop-size', name: 'size', descriptionHtml: '<b>尺寸。</b>' },
  ]);
});

test('ignores names inherited from Object.prototype', () => {
  const view = localizeView(
    {
      ...VIEW,
      tables: [{ kind: 'prop', rows: [{ id: 'toString', name: 'x', descriptionHtml: 'X' }] }],
    },
    {},
    toHtml,
  );
  expect(view.descriptionHtml).toBe('<p>Starts.</p>');
  expect(view.tables[0]?.rows[0]?.descriptionHtml).toBe('X');
});
