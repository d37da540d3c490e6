import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Mix the dough', text: 'Flour, water and salt, without kneading.' },
  { label: 'Let it rest', text: 'Twelve hours in a covered bowl.' },
  { label: 'Bake', text: 'Forty minutes at 230 °C, the last ten without a lid.' },
];

export default function VerticalStepper() {
  const [active, setActive] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 320 }}>
      <Stepper activeStep={active} orientation="vertical">
        {steps.map((step, index) => (
          <Step key={step.label}>
            <StepLabel>{step.label}</StepLabel>
            <StepContent>
              <Typography sx={{ mb: 1 }}>{step.text}</Typography>
              {index > 0 && <Button onClick={() => setActive(index - 1)}>Back</Button>}
              <Button variant="contained" onClick={() => setActive(index + 1)}>
                {index === steps.length - 1 ? 'Done' : 'Continue'}
              </Button>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      {active === steps.length && <Button onClick={() => setActive(0)}>Bake another loaf</Button>}
    </Box>
  );
}
