import { answerQuery } from './answerQuery';
import { createApiRecords } from './createApiRecords';
import { createSearchIndex } from './createSearchIndex';

const page = {
  pathname: '/material-ui/api/dialog',
  api: {
    kind: 'component' as const,
    name: 'Dialog',
    package: '@mui/material',
    description: 'A window over the page.',
    props: [
      {
        name: 'maxWidth',
        type: "'xs' | 'sm' | false",
        default: "'sm'",
        description: 'The maximum width of the *window*, see [sizes](/a).',
      },
      {
        name: 'PaperProps',
        type: 'object',
        description: 'Props of the paper.',
        deprecated: 'Use `slotProps.paper` instead.',
      },
      { name: 'open', type: 'boolean', required: true, description: 'Whether it is shown.' },
    ],
    slots: [{ name: 'transition', description: 'Moves it in and out.', default: 'Fade' }],
    classes: [{ name: 'paper', className: 'MuiDialog-paper', description: 'On the paper.' }],
  },
};

test('creates a record for the page and for each row, with the details that a result shows', () => {
  const records = createApiRecords(page, (_api, prop) => (prop === 'open' ? '1.0.0' : undefined));
  expect(records.map(({ kind, title, url }) => `${kind} ${title} ${url}`)).toEqual([
    'page Dialog API /material-ui/api/dialog',
    'prop maxWidth /material-ui/api/dialog#dialog-prop-maxWidth',
    'prop PaperProps /material-ui/api/dialog#dialog-prop-PaperProps',
    'prop open /material-ui/api/dialog#dialog-prop-open',
    'slot transition /material-ui/api/dialog#dialog-slot-transition',
    'class MuiDialog-paper /material-ui/api/dialog#dialog-classes-paper',
  ]);
  expect(records[1]).toMatchObject({
    context: 'Dialog',
    text: 'The maximum width of the window, see sizes.',
    facts: { type: "'xs' | 'sm' | false", default: "'sm'" },
  });
  expect(records[2]?.facts).toEqual({
    type: 'object',
    deprecated: 'Use slotProps.paper instead.',
  });
  expect(records[3]?.facts).toEqual({ type: 'boolean', since: '1.0.0', isRequired: true });
});

test.each([
  ['maxWidth', 'maxWidth'],
  ['maxwidth', 'maxWidth'],
  ['maximum', 'maxWidth'],
  ['dialog maxWidth', 'maxWidth'],
  ['maxWidht', 'maxWidth'],
  ['MuiDialog-paper', 'MuiDialog-paper'],
  ['.MuiDialog-paper', 'MuiDialog-paper'],
  ['dialog transition', 'transition'],
])('%s finds %s', (text, title) => {
  const index = createSearchIndex();
  index.add(createApiRecords(page));
  const { groups } = answerQuery(index, { text, currentProduct: 'null' });
  expect(groups[0]?.results[0]?.record.title).toBe(title);
});
