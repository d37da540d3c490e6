import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Day', 'Seat', 'Payment'];

export default function BasicStepper() {
  const [current, setCurrent] = React.useState(1);
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 480, alignItems: 'flex-start' }}>
      <Stepper aria-label="Booking" sx={{ width: '100%' }}>
        {steps.map((step, index) => (
          <Step
            key={step}
            aria-current={index === current ? 'step' : undefined}
            indicator={
              <StepIndicator
                variant={index <= current ? 'solid' : 'soft'}
                color={index < current ? 'success' : index === current ? 'primary' : 'neutral'}
              >
                {index + 1}
              </StepIndicator>
            }
          >
            {step}
          </Step>
        ))}
      </Stepper>
      <Button onClick={() => setCurrent((current + 1) % steps.length)}>
        {current < steps.length - 1 ? 'Next step' : 'Start again'}
      </Button>
    </Stack>
  );
}
