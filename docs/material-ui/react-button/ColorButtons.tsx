import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ColorButtons() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Button variant="contained" color="primary">
        Continue
      </Button>
      <Button variant="contained" color="secondary">
        Upgrade
      </Button>
      <Button variant="contained" color="success">
        Approve
      </Button>
      <Button variant="outlined" color="error">
        Delete account
      </Button>
      <Button variant="outlined" color="inherit">
        Cancel
      </Button>
    </Stack>
  );
}
