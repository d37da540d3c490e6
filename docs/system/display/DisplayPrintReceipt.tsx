import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function DisplayPrintReceipt() {
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', color: 'text.primary', maxWidth: 360 }}>
      <Box sx={{ mb: 2 }}>Order 4711, two chairs, €178.00</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
        <Button variant="outlined">Track the parcel</Button>
        <Button variant="outlined">Return an item</Button>
      </Box>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>
        Returns: enclose this sheet and write the reason on the back.
      </Box>
    </Box>
  );
}
