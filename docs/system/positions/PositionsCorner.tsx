import Box from '@mui/material/Box';

const seats = [
  { name: 'Front orchestra', note: 'Last 4' },
  { name: 'Balcony', note: 'Reduced' },
];

export default function PositionsCorner() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, width: '100%' }}>
      {seats.map((seat) => (
        <Box
          key={seat.name}
          sx={{
            position: 'relative',
            flex: '1 1 160px',
            px: 2,
            py: 3,
            border: 1,
            borderColor: 'divider',
            color: 'text.primary',
          }}
        >
          {seat.name}
          <Box
            sx={{
              position: 'absolute',
              top: -12,
              insetInlineEnd: 12,
              px: 1,
              typography: 'body2',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            {seat.note}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
