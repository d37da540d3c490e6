import path from 'node:path';
import { searchIn, titles } from '../model/__fixtures__/searchIn';
import type { SearchRecord } from '../model/types';
import { readIconRecords } from './readIconRecords';

let icons: readonly SearchRecord[];
beforeAll(async () => {
  icons = await readIconRecords(path.resolve(__dirname, '../../../..'));
});

const find = (title: string) => icons.find((icon) => icon.title === title);

test('an icon and its variants share one record', () => {
  expect(find('Delete')).toEqual({
    kind: 'icon',
    title: 'Delete',
    url: '',
    product: 'material-ui',
  });
  expect(find('DeleteOutlined')).toBeUndefined();
});

test('an icon without all variants has its own record', () => {
  expect(find('GitHub')).toMatchObject({ isSingle: true });
  expect(find('FaceUnlockOutlined')).toMatchObject({ isSingle: true });
});

test.each([
  ['Delete', 'Delete'],
  ['DeleteIcon', 'Delete'],
  ['StarIcon', 'Star'],
  ['HomeIcon', 'Home'],
  ['MenuIcon', 'Menu'],
  ['ArrowBackIcon', 'ArrowBack'],
  ['@mui/icons-material/Delete', 'Delete'],
  ['DeleteOutlined', 'DeleteOutlined'],
  ['StarRounded', 'StarRounded'],
  ['FaceUnlockOutlined', 'FaceUnlockOutlined'],
])('%s finds %s among all icons', (text, title) => {
  expect(titles(searchIn(icons, text))[0]).toBe(title);
});
