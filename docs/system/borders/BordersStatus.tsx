import Box from '@mui/material/Box';

const trains = [
  { route: 'Oslo to Bergen', status: 'On time', color: 'success.main' },
  { route: 'Oslo to Trondheim', status: '12 minutes late', color: 'warning.main' },
  { route: 'Oslo to Gothenburg', status: 'Canceled', color: 'error.main' },
];

export default function BordersStatus() {
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Departures"
      sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none', width: '100%', maxWidth: 360 }}
    >
      {trains.map((train) => (
        <Box
          key={train.route}
          component="li"
          sx={{
            px: 2,
            py: 1,
            borderInlineStart: '4px solid',
            borderColor: train.color,
            bgcolor: 'background.paper',
            color: 'text.primary',
          }}
        >
          {train.route}: {train.status}
        </Box>
      ))}
    </Box>
  );
}
