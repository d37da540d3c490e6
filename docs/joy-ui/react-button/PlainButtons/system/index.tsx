import Box from '@mui/joy/Box';

export default function PlainButtons() {
  return (
    <Box
      component="button"
      type="button"
      sx={{
        px: 2,
        py: 1,
        border: '1px solid',
        borderColor: 'primary.outlinedBorder',
        borderRadius: 999,
        bgcolor: 'primary.softBg',
        color: 'primary.softColor',
        font: 'inherit',
        fontWeight: 'lg',
        cursor: 'pointer',
        '&:hover': { bgcolor: 'primary.softHoverBg' },
        '&:focus-visible': {
          outline: '2px solid',
          outlineColor: 'primary.500',
          outlineOffset: '2px',
        },
      }}
    >
      Water the plants
    </Box>
  );
}
