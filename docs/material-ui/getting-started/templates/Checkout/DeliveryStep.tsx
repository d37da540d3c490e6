import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Grid from '@mui/material/Grid';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { deliveries, deliveryOf, euros } from './order';
import type { Values } from './order';
import type { FieldOf } from './StepForm';

const fields = [
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email', sm: 12 },
  { name: 'name', label: 'Name', autoComplete: 'shipping name', type: 'text', sm: 12 },
  {
    name: 'street',
    label: 'Street',
    autoComplete: 'shipping street-address',
    type: 'text',
    sm: 12,
  },
  {
    name: 'postcode',
    label: 'Postal code',
    autoComplete: 'shipping postal-code',
    type: 'text',
    sm: 4,
  },
  { name: 'city', label: 'Town', autoComplete: 'shipping address-level2', type: 'text', sm: 8 },
];

interface DeliveryStepProps {
  values: Values;
  field: FieldOf;
  /** Immediately, because the summary shows the price. */
  onDelivery: (delivery: string) => void;
}

export function DeliveryStep({ values, field, onDelivery }: DeliveryStepProps) {
  const labelId = React.useId();
  return (
    <>
      <Grid container spacing={2}>
        {fields.map(({ name, label, autoComplete, type, sm }) => (
          <Grid key={name} size={{ xs: 12, sm }}>
            <TextField
              {...field(name)}
              label={label}
              type={type}
              autoComplete={autoComplete}
              defaultValue={values[name] ?? ''}
              required
              fullWidth
            />
          </Grid>
        ))}
      </Grid>
      <FormControl>
        <FormLabel id={labelId}>Delivery method</FormLabel>
        <RadioGroup
          name="delivery"
          aria-labelledby={labelId}
          value={deliveryOf(values)}
          onChange={(event) => onDelivery(event.target.value)}
        >
          {Object.entries(deliveries).map(([name, { label, price }]) => (
            <FormControlLabel
              key={name}
              value={name}
              control={<Radio />}
              label={`${label}: ${price === 0 ? 'free' : euros(price)}`}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </>
  );
}
