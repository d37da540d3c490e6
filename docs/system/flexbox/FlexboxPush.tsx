import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function FlexboxPush() {
  return (
    <Box
      role="group"
      aria-label="Draft"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: '100%', maxWidth: 480 }}
    >
      <Button variant="outlined">Discard</Button>
      <Button variant="outlined" sx={{ marginInlineStart: 'auto' }}>
        Save
      </Button>
      <Button variant="contained">Send</Button>
    </Box>
  );
}
