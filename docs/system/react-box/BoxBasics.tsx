import Box from '@mui/material/Box';

export default function BoxBasics() {
  return (
    <Box
      sx={{
        p: 2,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.primary',
        maxWidth: 360,
      }}
    >
      The reading room opens at nine. Bring your library card.
    </Box>
  );
}
