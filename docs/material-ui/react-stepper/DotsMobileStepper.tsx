import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';

const tips = [
  'Fold the map along the old lines.',
  'Keep north at the top.',
  'Count the contour lines.',
];

export default function DotsMobileStepper() {
  const [active, setActive] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography role="status" sx={{ minHeight: 48 }}>
        Tip {active + 1} of {tips.length}: {tips[active]}
      </Typography>
      <MobileStepper
        variant="dots"
        position="static"
        steps={tips.length}
        activeStep={active}
        sx={{ '& [aria-disabled="true"]': { color: 'text.disabled' } }}
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
            aria-disabled={active === tips.length - 1}
            onClick={() => setActive(Math.min(active + 1, tips.length - 1))}
          >
            Next
          </Button>
        }
      />
    </Box>
  );
}
