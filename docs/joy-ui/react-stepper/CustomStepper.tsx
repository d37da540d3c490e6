import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator, { stepIndicatorClasses } from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Sown', 'Sprouted', 'Planted', 'Ripe'];
const current = 2;

export default function CustomStepper() {
  return (
    <Stepper
      aria-label="Tomatoes in bed 4"
      sx={(theme) => ({
        width: '100%',
        '--StepIndicator-size': '1rem',
        '--Step-connectorInset': '0px',
        '--Step-connectorThickness': '4px',
        [`& .${stepIndicatorClasses.root}`]: { bgcolor: 'neutral.400' },
        [`& .${stepClasses.completed}`]: {
          '--Step-connectorBg': theme.vars.palette.success.solidBg,
          [`& .${stepIndicatorClasses.root}`]: { bgcolor: 'success.solidBg' },
        },
        [`& .${stepClasses.active} .${stepIndicatorClasses.root}`]: {
          bgcolor: 'background.body',
          border: '4px solid',
          borderColor: 'success.solidBg',
        },
      })}
    >
      {steps.map((step, index) => (
        <Step
          key={step}
          orientation="vertical"
          completed={index < current}
          active={index === current}
          aria-current={index === current ? 'step' : undefined}
          indicator={<StepIndicator />}
        >
          {step}
        </Step>
      ))}
    </Stepper>
  );
}
