import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Day', 'Seat', 'Pay'];

export default function BasicStepper() {
  const [active, setActive] = React.useState(0);
  const textRef = React.useRef<HTMLParagraphElement>(null);
  const done = active === steps.length;

  const go = (step: number) => {
    setActive(step);
    textRef.current?.focus();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Stepper activeStep={active} role="list" aria-label="Booking">
        {steps.map((step, index) => (
          <Step key={step} role="listitem" aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{step}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography ref={textRef} tabIndex={-1} sx={{ my: 2 }}>
        {done
          ? 'Your ticket is on its way.'
          : `Step ${active + 1} of ${steps.length}: ${steps[active] ?? ''}`}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button disabled={active === 0} onClick={() => go(active - 1)}>
          Back
        </Button>
        <Button variant="contained" disabled={done} onClick={() => go(active + 1)}>
          {active === steps.length - 1 ? 'Finish' : 'Next'}
        </Button>
      </Box>
    </Box>
  );
}
