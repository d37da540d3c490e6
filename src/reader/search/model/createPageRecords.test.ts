import { createPageRecords, dropOriginalTitle } from './createPageRecords';

test.each([
  ['الزر Button', 'Button', 'الزر'],
  ['按钮 Button', 'Button', '按钮'],
  ['登录页', 'Sign-in Page', '登录页'],
  ['DataGrid', 'DataGrid', ''],
  ['', 'Button', ''],
])('%j without the English title %j is %j', (label, original, name) => {
  expect(dropOriginalTitle(label, original)).toBe(name);
});

test('a section’s records contain the names of classes as they are written', () => {
  const [, record] = createPageRecords(
    {
      pathname: '/material-ui/react-modal',
      title: 'Modal',
      description: '',
      product: 'material-ui',
      sections: [
        { heading: undefined, id: '', text: '' },
        {
          heading: 'Scroll lock',
          id: 'scroll-lock',
          text: 'It pads the body.',
          full: 'It pads the body. <AppBar className="mui-fixed" sx={{ color: "--mui-spacing" }}> @mui/material .MuiSlider-thumb.Mui-disabled',
        },
      ],
    },
    new Set(['it', 'the']),
  );
  expect(record?.words).toBe('mui-fixed MuiSlider-thumb Mui-disabled');
  expect(record?.rest).toBe('AppBar className sx color mui-spacing mui material');
});
