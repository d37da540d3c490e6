import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function BasicDivider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography sx={{ py: 1 }}>Subtotal: €48.00</Typography>
      <Divider />
      <Typography sx={{ py: 1 }}>Delivery: €4.50</Typography>
    </Box>
  );
}
