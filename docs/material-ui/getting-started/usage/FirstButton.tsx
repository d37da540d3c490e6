import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FirstButton() {
  const [saved, setSaved] = React.useState(0);

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="contained" onClick={() => setSaved(saved + 1)}>
        Save draft
      </Button>
      <Typography role="status">
        {saved === 0 ? 'Not saved yet' : `Version ${saved} saved`}
      </Typography>
    </Stack>
  );
}
