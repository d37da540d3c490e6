import Box from '@mui/material/Box';

export default function SxOverview() {
  return (
    <Box
      sx={{
        p: 2,
        width: { xs: '100%', sm: 320 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      The tide table for today is ready. High water is at 14:05.
    </Box>
  );
}
