import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TallPreview() {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: '100%',
        height: '100%',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography>The preview is 240 pixels high.</Typography>
    </Box>
  );
}
