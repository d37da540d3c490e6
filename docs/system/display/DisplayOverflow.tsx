import Box from '@mui/material/Box';

const hours = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];

export default function DisplayOverflow() {
  return (
    <Box
      role="region"
      aria-label="Free appointments"
      tabIndex={0}
      sx={{
        display: 'flex',
        gap: 1,
        p: 1,
        width: '100%',
        maxWidth: 320,
        overflowX: 'auto',
        border: 1,
        borderColor: 'divider',
        color: 'text.primary',
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
      }}
    >
      {hours.map((hour) => (
        <Box key={hour} sx={{ flex: 'none', p: 1, border: 1, borderColor: 'divider' }}>
          {hour}
        </Box>
      ))}
    </Box>
  );
}
