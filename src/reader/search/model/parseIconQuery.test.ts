import { parseIconQuery } from './parseIconQuery';

test.each([
  ['DeleteIcon', 'Delete', ''],
  ['deleteicon', 'delete', ''],
  ['arrow back icon', 'arrow back', ''],
  ['home icons', 'home', ''],
  ['<DeleteIcon />', 'Delete', ''],
  ['DeleteOutlined', 'Delete', 'Outlined'],
  ['DeleteTwoToneIcon', 'Delete', 'TwoTone'],
  ['delete two tone icon', 'delete', 'TwoTone'],
  ['@mui/icons-material/Delete', 'Delete', ''],
  ['@mui/icons-material/DeleteSharp', 'Delete', 'Sharp'],
  ["import DeleteIcon from '@mui/icons-material/esm/Delete';", 'Delete', ''],
  ["import { Home as HomeIcon } from '@mui/icons-material';", 'Home', ''],
])('%s is the icon %s in the variant "%s"', (text, name, variant) => {
  expect(parseIconQuery(text)).toEqual({ name, variant });
});

test.each(['', 'Delete', 'icon', 'icons', 'outlined', 'chip outlined', '@mui/icons-material'])(
  '%j is not an icon query',
  (text) => {
    expect(parseIconQuery(text)).toBeUndefined();
  },
);
