import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { name: 'Campaign', text: 'Name the campaign and set its budget.' },
  { name: 'Audience', text: 'Limit the ad to some regions, or skip this step.', optional: true },
  { name: 'Ad', text: 'Write the headline and upload a picture.' },
];

export default function OptionalStepper() {
  const [active, setActive] = React.useState(0);
  const [skipped, setSkipped] = React.useState<readonly number[]>([]);
  const textRef = React.useRef<HTMLParagraphElement>(null);
  const step = steps[active];

  const go = (next: number, nextSkipped: readonly number[]) => {
    setActive(next);
    setSkipped(nextSkipped);
    textRef.current?.focus();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Stepper activeStep={active} alternativeLabel role="list" aria-label="New campaign">
        {steps.map(({ name, optional }, index) => {
          const isSkipped = skipped.includes(index);
          return (
            <Step
              key={name}
              role="listitem"
              completed={index < active && !isSkipped}
              aria-current={index === active ? 'step' : undefined}
            >
              <StepLabel
                optional={
                  optional && (
                    <Typography variant="caption">{isSkipped ? 'Skipped' : 'Optional'}</Typography>
                  )
                }
              >
                {name}
              </StepLabel>
            </Step>
          );
        })}
      </Stepper>
      <Typography ref={textRef} tabIndex={-1} sx={{ my: 3 }}>
        {step
          ? `Step ${active + 1} of ${steps.length}: ${step.text}`
          : `Your campaign is ready.${skipped.length > 0 ? ' The audience is everyone.' : ''}`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {step && active > 0 && (
          <Button
            onClick={() =>
              go(
                active - 1,
                skipped.filter((index) => index !== active - 1),
              )
            }
          >
            Back
          </Button>
        )}
        <Box sx={{ flexGrow: 1 }} />
        {step?.optional && (
          <Button onClick={() => go(active + 1, [...skipped, active])}>Skip</Button>
        )}
        <Button variant="contained" onClick={() => (step ? go(active + 1, skipped) : go(0, []))}>
          {!step ? 'Start again' : active === steps.length - 1 ? 'Finish' : 'Next'}
        </Button>
      </Box>
    </Box>
  );
}
