import { createTheme } from '@mui/material/styles';
import { rgbToHex } from '@mui/system/colorManipulator';
import { deriveTones, formatThemeCode, gradeContrast, listVariables, parseHex } from './colorDraft';

test.each([
  ['#1976d2', '#1976d2'],
  ['1976D2', '#1976d2'],
  [' #abc ', '#aabbcc'],
  ['#abcd', undefined],
  ['red', undefined],
  ['<b>', undefined],
  ['', undefined],
])('parseHex parses %j as %s', (text, expected) => {
  expect(parseHex(text)).toBe(expected);
});

test.each(['#1976d2', '#ffeb3b', '#000000', '#ffffff', '#9c27b0', '#00e676'])(
  'deriveTones returns the same tones for %s as createTheme',
  (main) => {
    const { light, dark, contrastText } = createTheme({ palette: { primary: { main } } }).palette
      .primary;
    const tones = deriveTones(main);
    expect({ light: tones.light, dark: tones.dark, contrastText: tones.contrastText }).toEqual({
      light: rgbToHex(light),
      dark: rgbToHex(dark),
      contrastText,
    });
  },
);

test.each([
  [4.5, 'all'],
  [4.49, 'large'],
  [3, 'large'],
  [2.99, 'none'],
])('gradeContrast of %d is %s', (ratio, grade) => {
  expect(gradeContrast(ratio)).toBe(grade);
});

test('formats the code and lists the variables of a draft', () => {
  const draft = { primary: '#006400', secondary: '#ff8800' };
  expect(formatThemeCode(draft)).toContain("primary: { main: '#006400' }");
  const variables = new Map(listVariables(draft));
  expect(variables.get('--mui-palette-primary-main')).toBe('#006400');
  expect(variables.get('--mui-palette-primary-mainChannel')).toBe('0 100 0');
  expect(variables.get('--mui-palette-secondary-contrastText')).toBe('rgba(0, 0, 0, 0.87)');
  expect(variables.size).toBe(14);
});
