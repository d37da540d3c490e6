import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';

export default function Introduction() {
  return (
    <Box sx={{ width: 240, color: 'text.primary', typography: 'body2' }}>
      Opening balance: €310.00
      <Divider sx={{ my: 1.5, borderColor: 'primary.main', borderBottomWidth: 2 }} />
      Closing balance: €284.20
    </Box>
  );
}
