import Box from '@mui/material/Box';

export default function BoxState() {
  return (
    <Box
      component="button"
      type="button"
      sx={[
        {
          font: 'inherit',
          px: 2,
          py: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
          cursor: 'pointer',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: 2,
          },
        },
        (theme) => theme.applyStyles('dark', { borderColor: 'grey.600' }),
      ]}
    >
      Add to watch list
    </Box>
  );
}
