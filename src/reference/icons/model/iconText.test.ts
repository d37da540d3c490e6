import { formatSvg, importLine, namedImportLine } from './iconText';

test('the import lines name the style at the end', () => {
  expect(importLine('Delete', 'TwoTone')).toBe(
    "import DeleteTwoToneIcon from '@mui/icons-material/DeleteTwoTone';",
  );
  expect(namedImportLine('Delete', 'Filled')).toBe("import { Delete } from '@mui/icons-material';");
});

test('elements become an SVG file with its own attribute names', () => {
  const svg = formatSvg([['g', { fillRule: 'evenodd' }, [['circle', { cx: '1' }]]]]);
  expect(svg).toContain('<g fill-rule="evenodd"><circle cx="1"/></g>');
});
