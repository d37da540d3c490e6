import path from 'node:path';
import { ask, titles } from '../model/__fixtures__/askRecords';
import type { SearchRecord } from '../model/types';
import { readIconRecords } from './readIconRecords';

let icons: readonly SearchRecord[];
beforeAll(async () => {
  icons = await readIconRecords(path.resolve(__dirname, '../../../..'));
});

const find = (title: string) => icons.find((icon) => icon.title === title);

test('one record stands for an icon and its variants', () => {
  expect(find('Delete')).toEqual({
    kind: 'icon',
    title: 'Delete',
    url: '',
    product: 'material-ui',
  });
  expect(find('DeleteOutlined')).toBeUndefined();
});

test('an icon without the others has its own record', () => {
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
])('of all icons, %s finds %s', (text, title) => {
  expect(titles(ask(icons, text))[0]).toBe(title);
});
