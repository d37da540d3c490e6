import Box from '@mui/joy/Box';

export default function JoyBoxDarkMode() {
  return (
    <Box
      sx={[
        (theme) => ({
          maxWidth: 360,
          p: 2,
          borderRadius: 'md',
          color: 'text.primary',
          background: `linear-gradient(120deg, ${theme.vars.palette.primary[100]}, ${theme.vars.palette.success[100]})`,
        }),
        (theme) =>
          theme.applyStyles('dark', {
            background: `linear-gradient(120deg, ${theme.vars.palette.primary[800]}, ${theme.vars.palette.success[800]})`,
          }),
      ]}
    >
      Sunrise at 6:12, sunset at 20:41
    </Box>
  );
}
