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
        sx={{ '& [aria-disabled="true"]': { color: 'text.disabled' } }}
        slotProps={{ progress: { 'aria-label': 'Questions answered' } }}
        backButton={
          <Button
            size="small"
            aria-disabled={active === 0}
            onClick={() => setActive(Math.max(active - 1, 0))}
          >
            Back
          </Button>
        }
        nextButton={
          <Button
            size="small"
            aria-disabled={active === STEPS - 1}
            onClick={() => setActive(Math.min(active + 1, STEPS - 1))}
          >
            Next
          </Button>
        }
      />
    </Box>
  );
}
