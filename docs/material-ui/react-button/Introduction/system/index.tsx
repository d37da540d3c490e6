import Box from '@mui/material/Box';

export default function Introduction() {
  return (
    <Box
      component="button"
      type="button"
      sx={{
        px: 2,
        py: 1,
        border: 0,
        borderRadius: 2,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        font: 'inherit',
        fontWeight: 600,
        cursor: 'pointer',
        '&:hover': { textDecoration: 'underline' },
        '&:focus-visible': {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '2px',
        },
      }}
    >
      Book a seat
    </Box>
  );
}
