import Box from '@mui/material/Box';

export default function ThemeValues() {
  return (
    <Box
      sx={{
        p: 2,
        mx: 'auto',
        maxWidth: 'sm',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        boxShadow: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
        typography: 'body2',
        fontWeight: 'medium',
      }}
    >
      Spacing, border, shadow, colors, and text style of this card come from the theme.
    </Box>
  );
}
