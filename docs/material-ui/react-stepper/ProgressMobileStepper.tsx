import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';

const STEPS = 6;

export default function ProgressMobileStepper() {
  const [active, setActive] = React.useState(2);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <MobileStepper
        variant="progress"
        position="static"
        steps={STEPS}
        activeStep={active}
        slotProps={{ progress: { 'aria-label': 'Questions answered' } }}
        backButton={
          <Button size="small" disabled={active === 0} onClick={() => setActive(active - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button
            size="small"
            disabled={active === STEPS - 1}
            onClick={() => setActive(active + 1)}
          >
            Next
          </Button>
        }
      />
    </Box>
  );
}
