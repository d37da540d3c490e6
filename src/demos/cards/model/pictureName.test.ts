import { cardTarget, pictureFile, pictureName } from './pictureName';

test('a picture is named after the target of its card', () => {
  expect(pictureName('/material-ui/react-button')).toBe('material-ui-react-button');
  expect(pictureName(cardTarget('#sign-in', '/joy-ui/templates'))).toBe('joy-ui-templates-sign-in');
  expect(pictureName(cardTarget('/x/react-charts/', '/x'))).toBe('x-react-charts');
  expect(pictureFile('a-b', 'dark')).toBe('/img/thumbnails/a-b-dark.webp');
});
