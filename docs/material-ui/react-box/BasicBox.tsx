import Box from '@mui/material/Box';

export default function BasicBox() {
  return (
    <Box
      sx={{
        px: 2,
        py: 1.5,
        bgcolor: 'background.paper',
        color: 'text.primary',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        typography: 'body2',
      }}
    >
      The greenhouse opens at nine.
    </Box>
  );
}
