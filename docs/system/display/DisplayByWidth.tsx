import Box from '@mui/material/Box';

const flights = [
  { time: '08:10', city: 'Lisbon', gate: 'B12' },
  { time: '09:45', city: 'Reykjavik', gate: 'C03' },
];

export default function DisplayByWidth() {
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Next flights"
      sx={{ m: 0, p: 0, listStyle: 'none', width: '100%', maxWidth: 480, color: 'text.primary' }}
    >
      {flights.map((flight) => (
        <Box
          key={flight.city}
          component="li"
          sx={{ display: 'flex', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          <span>{flight.time}</span>
          <span>{flight.city}</span>
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
            Gate {flight.gate}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
