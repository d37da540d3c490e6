import Box from '@mui/material/Box';

export const stops = [
  { name: 'Town hall', next: 'Tram 4 in 2 minutes', x: 210, y: 88 },
  { name: 'Fish market', next: 'Tram 4 in 5 minutes', x: 300, y: 140 },
  { name: 'Orchard street', next: 'Bus 17 in 6 minutes', x: 96, y: 120 },
  { name: 'Mill bridge', next: 'Bus 17 in 9 minutes', x: 164, y: 182 },
  { name: 'Museum', next: 'Tram 2 in 11 minutes', x: 330, y: 60 },
  { name: 'South station', next: 'Tram 2 in 14 minutes', x: 254, y: 226 },
];

/** A map of streets, a river and the stops, in the colors of the theme. */
export function TownMap() {
  return (
    <Box
      component="svg"
      role="img"
      aria-label="Map with the stops nearby"
      viewBox="0 0 400 260"
      preserveAspectRatio="xMidYMid slice"
      sx={{
        display: 'block',
        width: '100%',
        height: '100%',
        bgcolor: 'action.hover',
        '& path': { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round' },
      }}
    >
      <Box component="g" sx={{ color: 'background.paper', '& path': { strokeWidth: 9 } }}>
        <path d="M-10 40 L410 92 M-10 130 L410 150 M-10 226 L410 232" />
        <path d="M60 -10 L110 270 M190 -10 L214 270 M316 -10 L290 270" />
      </Box>
      <Box component="g" sx={{ color: 'info.light', '& path': { strokeWidth: 22 } }}>
        <path d="M-20 190 C80 120 150 230 240 180 S350 190 420 90" opacity="0.6" />
      </Box>
      <Box component="g" sx={{ color: 'primary.main' }}>
        {stops.map(({ name, x, y }) => (
          <circle
            key={name}
            cx={x}
            cy={y}
            r="8"
            fill="currentColor"
            stroke="#fff"
            strokeWidth="3"
          />
        ))}
      </Box>
    </Box>
  );
}
