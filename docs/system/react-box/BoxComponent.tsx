import Box from '@mui/material/Box';

const stops = ['Harbor', 'Old town', 'Museum', 'Castle'];

export default function BoxComponent() {
  return (
    <Box
      component="ol"
      aria-label="Stops of line 12"
      sx={{ m: 0, p: 0, listStyle: 'none', width: '100%', maxWidth: 320, color: 'text.primary' }}
    >
      {stops.map((stop, index) => (
        <Box
          key={stop}
          component="li"
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <span>{stop}</span>
          <Box component="time" dateTime={`PT${index * 4}M`} sx={{ color: 'text.secondary' }}>
            {index * 4} min
          </Box>
        </Box>
      ))}
    </Box>
  );
}
