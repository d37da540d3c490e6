import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ContainedBackdrop() {
  const [locked, setLocked] = React.useState(false);

  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 360 }}>
      <Button variant="outlined" aria-pressed={locked} onClick={() => setLocked(!locked)}>
        Lock the shift plan
      </Button>
      <Paper variant="outlined" sx={{ position: 'relative', p: 2, minHeight: 120 }}>
        <div inert={locked}>
          <Typography sx={{ mb: 1 }}>Early shift: Amara, late shift: Jonas</Typography>
          <Button>Swap the shifts</Button>
        </div>
        <Backdrop
          open={locked}
          aria-hidden={false}
          sx={{
            position: 'absolute',
            zIndex: 1,
            borderRadius: 'inherit',
            bgcolor: 'grey.900',
            color: 'common.white',
          }}
        >
          <Typography>Locked by the planner</Typography>
        </Backdrop>
      </Paper>
    </Stack>
  );
}
