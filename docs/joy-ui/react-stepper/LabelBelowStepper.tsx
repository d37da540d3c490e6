import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Your details', 'Documents', 'Interview', 'Decision'];
const current = 1;

export default function LabelBelowStepper() {
  return (
    <Stepper size="sm" aria-label="Application" sx={{ width: '100%' }}>
      {steps.map((step, index) => (
        <Step
          key={step}
          orientation="vertical"
          aria-current={index === current ? 'step' : undefined}
          sx={{ textAlign: 'center' }}
          indicator={
            <StepIndicator
              variant={index <= current ? 'solid' : 'soft'}
              color={index <= current ? 'primary' : 'neutral'}
            >
              {index + 1}
            </StepIndicator>
          }
        >
          {step}
        </Step>
      ))}
    </Stepper>
  );
}
