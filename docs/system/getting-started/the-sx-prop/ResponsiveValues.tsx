import Box from '@mui/material/Box';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];

export default function ResponsiveValues() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: { xs: 1, md: 3 },
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      }}
    >
      {days.map((day) => (
        <Box
          key={day}
          sx={{ p: { xs: 1, sm: 2 }, border: 1, borderColor: 'divider', color: 'text.primary' }}
        >
          {day}
        </Box>
      ))}
    </Box>
  );
}
