import Box from '@mui/material/Box';

export default function StyledCard() {
  return (
    <Box
      sx={{
        maxWidth: 280,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        color: 'text.primary',
        bgcolor: 'background.paper',
      }}
    >
      Styled with the sx prop
    </Box>
  );
}
