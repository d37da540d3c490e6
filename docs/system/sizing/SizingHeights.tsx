import Box from '@mui/material/Box';

const months = [
  { name: 'June', share: 0.4, guests: 40 },
  { name: 'July', share: 0.75, guests: 75 },
  { name: 'August', share: 1, guests: 100 },
];

export default function SizingHeights() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, width: '100%', height: 200 }}>
      {months.map((month) => (
        <Box
          key={month.name}
          sx={{
            boxSizing: 'border-box',
            flex: 1,
            minWidth: 0,
            height: month.share,
            p: 1,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {month.name}: {month.guests}
        </Box>
      ))}
    </Box>
  );
}
