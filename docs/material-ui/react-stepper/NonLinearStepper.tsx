import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';

const steps = ['Guests', 'Menu', 'Cake'];

export default function NonLinearStepper() {
  const [active, setActive] = React.useState(0);
  const [completed, setCompleted] = React.useState<readonly number[]>([]);
  const isDone = completed.includes(active);

  const toggle = () =>
    setCompleted(isDone ? completed.filter((step) => step !== active) : [...completed, active]);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Stepper nonLinear activeStep={active} alternativeLabel role="group" aria-label="Party">
        {steps.map((step, index) => (
          <Step key={step} completed={completed.includes(index)}>
            <StepButton
              onClick={() => setActive(index)}
              optional={completed.includes(index) ? 'Done' : 'Open'}
            >
              {step}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Button variant="outlined" onClick={toggle} sx={{ mt: 2 }}>
        {isDone ? `Reopen ${steps[active] ?? ''}` : `Mark ${steps[active] ?? ''} as done`}
      </Button>
    </Box>
  );
}
