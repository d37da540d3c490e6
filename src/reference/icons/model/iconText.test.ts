import { formatSvg, importLine, namedImportLine } from './iconText';

test('import statements end with the style', () => {
  expect(importLine('Delete', 'TwoTone')).toBe(
    "import DeleteTwoToneIcon from '@mui/icons-material/DeleteTwoTone';",
  );
  expect(namedImportLine('Delete', 'Filled')).toBe("import { Delete } from '@mui/icons-material';");
});

test('formatSvg writes the attribute names of SVG', () => {
  const svg = formatSvg([['g', { fillRule: 'evenodd' }, [['circle', { cx: '1' }]]]]);
  expect(svg).toContain('<g fill-rule="evenodd"><circle cx="1"/></g>');
});
