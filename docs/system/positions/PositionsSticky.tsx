import Box from '@mui/material/Box';

const days = [
  { day: 'Friday', shows: ['Opening speech', 'String quartet', 'Film: Harbor lights'] },
  { day: 'Saturday', shows: ['Market tour', 'Puppet theater', 'Choir of the old town'] },
  { day: 'Sunday', shows: ['Boat race', 'Brass band', 'Fireworks'] },
];

export default function PositionsSticky() {
  return (
    <Box
      role="region"
      aria-label="Festival program"
      tabIndex={0}
      sx={{
        width: '100%',
        maxWidth: 360,
        height: 200,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        color: 'text.primary',
      }}
    >
      {days.map(({ day, shows }) => (
        <div key={day}>
          <Box
            sx={{
              position: 'sticky',
              top: 0,
              p: 1,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            {day}
          </Box>
          {shows.map((show) => (
            <Box key={show} sx={{ p: 1 }}>
              {show}
            </Box>
          ))}
        </div>
      ))}
    </Box>
  );
}
