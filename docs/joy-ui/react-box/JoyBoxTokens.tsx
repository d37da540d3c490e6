import Box from '@mui/joy/Box';

export default function JoyBoxTokens() {
  return (
    <Box
      sx={{
        maxWidth: 360,
        p: 2,
        border: 1,
        borderColor: 'neutral.outlinedBorder',
        borderRadius: 'lg',
        boxShadow: 'md',
        bgcolor: 'background.surface',
        color: 'text.primary',
        fontSize: 'sm',
        lineHeight: 'lg',
      }}
    >
      The greenhouse opens at nine. Bring a bag for the tomatoes.
    </Box>
  );
}
