import Box from '@mui/material/Box';

const widths = [
  { width: 120, code: '120' },
  { width: '10rem', code: "'10rem'" },
  { width: 'fit-content', code: "'fit-content'" },
  { width: 'min(320px, 100%)', code: "'min(320px, 100%)'" },
];

export default function SizingLengths() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      {widths.map(({ width, code }) => (
        <Box
          key={code}
          component="code"
          sx={{
            boxSizing: 'border-box',
            width,
            p: 1,
            border: 1,
            borderColor: 'divider',
            color: 'text.primary',
            overflowWrap: 'anywhere',
          }}
        >
          {code}
        </Box>
      ))}
    </Box>
  );
}
