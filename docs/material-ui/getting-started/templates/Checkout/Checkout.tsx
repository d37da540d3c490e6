import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import YardIcon from '@mui/icons-material/Yard';
import { DeliveryStep } from './DeliveryStep';
import { deliveryOf, firstItems } from './order';
import type { Values } from './order';
import { OrderSummary } from './OrderSummary';
import { PaymentStep } from './PaymentStep';
import { ReviewStep } from './ReviewStep';
import { StepForm } from './StepForm';
import { ThankYou } from './ThankYou';

const STEPS = ['Delivery', 'Payment', 'Review'];

export default function Checkout() {
  const [step, setStep] = React.useState(0);
  const [items, setItems] = React.useState(firstItems);
  const [values, setValues] = React.useState<Values>({});
  const isOrdered = step === STEPS.length;

  const handleNext = (added: Values) => {
    setValues({ ...values, ...added });
    setStep(step + 1);
  };

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default', color: 'text.primary' }}>
      <Box component="header" sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
        <Container sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 2 }}>
          <YardIcon color="primary" />
          <Typography component="p" sx={{ m: 0, fontWeight: 700 }}>
            Sow & Wait
          </Typography>
        </Container>
      </Box>
      <Container
        component="main"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
          gap: { xs: 3, md: 6 },
          py: { xs: 3, md: 5 },
        }}
      >
        <Box>
          <Typography component="h1" variant="h4" sx={{ m: 0, mb: 3, fontWeight: 700 }}>
            Checkout
          </Typography>
          <Stepper activeStep={step} alternativeLabel sx={{ mb: 4 }}>
            {STEPS.map((label, index) => (
              <Step key={label} aria-current={index === step ? 'step' : undefined}>
                <StepLabel>{label}</StepLabel>
              </Step>
            ))}
          </Stepper>
          {isOrdered ? (
            <ThankYou values={values} />
          ) : (
            <StepForm
              key={step}
              title={STEPS[step] ?? ''}
              isFirst={step === 0}
              isLast={step === STEPS.length - 1}
              hasFocus={step > 0 || values['email'] !== undefined}
              onBack={() => setStep(step - 1)}
              onNext={handleNext}
            >
              {(field) => {
                if (step === 0) {
                  const handleDelivery = (delivery: string) => setValues({ ...values, delivery });
                  return <DeliveryStep values={values} field={field} onDelivery={handleDelivery} />;
                }
                if (step === 1) return <PaymentStep values={values} field={field} />;
                return <ReviewStep values={values} onEdit={setStep} />;
              }}
            </StepForm>
          )}
        </Box>
        <OrderSummary
          items={items}
          delivery={deliveryOf(values)}
          isFixed={isOrdered}
          onChange={setItems}
        />
      </Container>
    </Box>
  );
}
