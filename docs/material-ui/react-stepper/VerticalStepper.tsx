import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Mix the dough', text: 'Flour, water, and salt, without kneading.' },
  { label: 'Let it rest', text: 'Twelve hours in a covered bowl.' },
  { label: 'Bake', text: 'Forty minutes at 230 °C, the last ten without a lid.' },
];

function focusOnMount(element: HTMLElement | null) {
  element?.focus();
}

export default function VerticalStepper() {
  const [active, setActive] = React.useState(0);
  const labels = React.useRef<(HTMLElement | null)[]>([]);

  const go = (step: number) => {
    setActive(step);
    labels.current[step]?.focus();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 320 }}>
      <Stepper activeStep={active} orientation="vertical">
        {steps.map((step, index) => (
          <Step key={step.label}>
            <StepLabel
              tabIndex={-1}
              ref={(label: HTMLElement | null) => {
                labels.current[index] = label;
              }}
            >
              {step.label}
            </StepLabel>
            <StepContent>
              <Typography sx={{ mb: 1 }}>{step.text}</Typography>
              {index > 0 && <Button onClick={() => go(index - 1)}>Back</Button>}
              <Button variant="contained" onClick={() => go(index + 1)}>
                {index === steps.length - 1 ? 'Done' : 'Continue'}
              </Button>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      {active === steps.length && (
        <Button ref={focusOnMount} onClick={() => go(0)}>
          Bake another loaf
        </Button>
      )}
    </Box>
  );
}
