import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerText() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 360, color: 'text.primary' }}>
      <Button variant="contained">Pay by card</Button>
      <Divider role="presentation">or</Divider>
      <Button variant="outlined">Pay by invoice</Button>
      <Divider role="presentation" textAlign="left">
        Address
      </Divider>
      <Divider role="presentation" textAlign="right">
        <Chip label="3 items" size="small" />
      </Divider>
    </Stack>
  );
}
