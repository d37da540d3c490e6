import Box from '@mui/material/Box';

const trips = ['Island ferry', 'Night train', 'Cable car'];

export default function ShadowsState() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {trips.map((trip) => (
        <Box
          key={trip}
          component="button"
          type="button"
          sx={(theme) => ({
            font: 'inherit',
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            color: 'text.primary',
            cursor: 'pointer',
            boxShadow: { xs: 0, sm: 1 },
            transition: theme.transitions.create('box-shadow', { duration: 200 }),
            '&:hover': { boxShadow: 6 },
            '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
          })}
        >
          {trip}
        </Box>
      ))}
    </Box>
  );
}
