import Box from '@mui/material/Box';

const figures = [
  { name: 'Visitors today', value: '1,204', gridColumn: '1 / -1' },
  { name: 'New members', value: '18', gridColumn: { xs: '1 / -1', md: 'span 2' } },
  { name: 'Loans', value: '367', gridColumn: 'auto' },
  { name: 'Returns', value: '341', gridColumn: 'auto' },
];

export default function CssGridSpan() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        gap: 1,
        width: '100%',
      }}
    >
      {figures.map(({ name, value, gridColumn }) => (
        <Box
          key={name}
          sx={{ gridColumn, p: 2, border: 1, borderColor: 'divider', color: 'text.primary' }}
        >
          {name}: {value}
        </Box>
      ))}
    </Box>
  );
}
