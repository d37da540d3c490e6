import path from 'node:path';
import type { ApiPageSource } from '../model/types';
import { listClassNames } from './listClassNames';
import { readGridEvents } from './readGridEvents';

const page = (pathname: string, name: string, classes: object[]): ApiPageSource =>
  ({ pathname, api: { kind: 'component', name, classes } }) as unknown as ApiPageSource;

test('groups components with equal class names, without states and deprecated classes', () => {
  const pages = [
    page('/material-ui/api/button', 'Button', [
      { className: 'MuiButton-root' },
      { className: 'MuiButton-icon' },
      { className: 'MuiButton-old', deprecated: '' },
      { className: 'Mui-disabled', isState: true },
    ]),
    page('/material-ui/api/alert-pro', 'AlertPro', [{ className: 'MuiAlert-root' }]),
    page('/material-ui/api/alert', 'Alert', [{ className: 'MuiAlert-root' }]),
    page('/material-ui/api/css-baseline', 'CssBaseline', []),
    page('/joy-ui/api/button', 'Button', [{ className: 'MuiButton-root' }]),
  ];
  expect(listClassNames(pages, 'material-ui')).toEqual([
    {
      components: [
        { name: 'Alert', pathname: '/material-ui/api/alert' },
        { name: 'AlertPro', pathname: '/material-ui/api/alert-pro' },
      ],
      classNames: ['MuiAlert-root'],
    },
    {
      components: [{ name: 'Button', pathname: '/material-ui/api/button' }],
      classNames: ['MuiButton-icon', 'MuiButton-root'],
    },
  ]);
});

test('reads the events of the installed grids, with their plans', () => {
  const events = readGridEvents(path.resolve(__dirname, '../../../..'));
  const find = (name: string): object | undefined => events.find((event) => event.name === name);
  expect(events.length).toBeGreaterThan(50);
  expect(find('rowClick')).toMatchObject({
    params: 'GridRowParams',
    event: 'React.MouseEvent<HTMLElement>',
  });
  expect(find('rowClick')).not.toHaveProperty('plan');
  expect(find('rowOrderChange')).toMatchObject({ plan: 'pro' });
  // The package marks it with `@ignore`.
  expect(find('cellDragEnter')).toBeUndefined();
  expect(events.some(({ plan }) => plan === 'premium')).toBe(true);
});
