import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const steps = [
  { name: 'Measure', text: 'Width and height of the window recess.' },
  { name: 'Order', text: 'The blind is made in two weeks.' },
  { name: 'Mount', text: 'Four screws, a level, and a second person.' },
];
const current = 0;

export default function VerticalStepper() {
  return (
    <Stepper orientation="vertical" aria-label="A new blind">
      {steps.map(({ name, text }, index) => (
        <Step
          key={name}
          aria-current={index === current ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index === current ? 'solid' : 'soft'}
              color={index === current ? 'primary' : 'neutral'}
            >
              {index + 1}
            </StepIndicator>
          }
        >
          {name}
          <Typography level="body-sm">{text}</Typography>
        </Step>
      ))}
    </Stepper>
  );
}
