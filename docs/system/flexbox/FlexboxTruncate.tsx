import Box from '@mui/material/Box';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

export default function FlexboxTruncate() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        width: '100%',
        maxWidth: 280,
        p: 1,
        border: 1,
        borderColor: 'divider',
        color: 'text.primary',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={oneLine}>floor-plan-of-the-new-city-library.pdf</Box>
        <Box sx={{ color: 'text.secondary' }}>Shared on Monday</Box>
      </Box>
      <Box sx={{ flex: 'none' }}>2.4 MB</Box>
    </Box>
  );
}
