import Box from '@mui/material/Box';

const facts = ['Open from 7:00 to 22:00', 'Six lanes of 25 meters', 'Lockers need a coin'];

export default function SpacingByWidth() {
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Swimming pool"
      sx={{
        m: 0,
        listStyle: 'none',
        display: 'grid',
        p: { xs: 1, sm: 3, lg: 5 },
        rowGap: { xs: 1, sm: 2 },
        border: 1,
        borderColor: 'divider',
        color: 'text.primary',
      }}
    >
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </Box>
  );
}
