import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grid from '@mui/material/Grid';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import type { Values } from './order';
import type { FieldOf } from './StepForm';

const cardFields = [
  { name: 'cardNumber', label: 'Card number', autoComplete: 'cc-number', hint: '', sm: 12 },
  { name: 'cardExpiry', label: 'Expiration date', autoComplete: 'cc-exp', hint: 'MM/YY', sm: 6 },
  {
    name: 'cardCode',
    label: 'Security code',
    autoComplete: 'cc-csc',
    hint: 'On the back of the card',
    sm: 6,
  },
];

/** A real shop shows the card fields of its payment service here, in a frame that the service hosts. */
export function PaymentStep({ values, field }: { values: Values; field: FieldOf }) {
  const [payment, setPayment] = React.useState(values['payment'] ?? 'card');
  return (
    <>
      <RadioGroup
        row
        name="payment"
        aria-label="Payment"
        value={payment}
        onChange={(event) => setPayment(event.target.value)}
      >
        <FormControlLabel value="card" control={<Radio />} label="Card" />
        <FormControlLabel value="invoice" control={<Radio />} label="Invoice" />
      </RadioGroup>
      {payment === 'card' ? (
        <Grid container spacing={2}>
          {cardFields.map(({ name, label, autoComplete, hint, sm }) => (
            <Grid key={name} size={{ xs: 12, sm }}>
              <TextField
                {...field(name, hint)}
                label={label}
                autoComplete={autoComplete}
                defaultValue={values[name] ?? ''}
                slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
                required
                fullWidth
              />
            </Grid>
          ))}
        </Grid>
      ) : (
        <Alert severity="info">
          The invoice comes with the parcel. Pay it within 14 days of the delivery.
        </Alert>
      )}
    </>
  );
}
