import Box from '@mui/material/Box';

const cities = ['Athens', 'Bergen', 'Cracow', 'Dublin', 'Évora', 'Florence'];

export default function CssGridAutoFill() {
  return (
    <Box
      component="ul"
      role="list"
      aria-label="City guides"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
        width: '100%',
      }}
    >
      {cities.map((city) => (
        <Box
          key={city}
          component="li"
          sx={{ p: 2, border: 1, borderColor: 'divider', color: 'text.primary' }}
        >
          {city}
        </Box>
      ))}
    </Box>
  );
}
