import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function VerticalDividerText() {
  return (
    <Box sx={{ display: 'flex', gap: 2, width: '100%', maxWidth: 420, minHeight: 120 }}>
      <Typography sx={{ flex: 1 }}>Pick it up in the shop today, free of charge.</Typography>
      <Divider role="presentation" orientation="vertical" flexItem sx={{ color: 'text.secondary' }}>
        or
      </Divider>
      <Typography sx={{ flex: 1 }}>Have it sent tomorrow for €4.50.</Typography>
    </Box>
  );
}
