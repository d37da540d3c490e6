import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { fields, validate } from './bookingFields';
import type { Errors } from './bookingFields';

export default function BookingForm() {
  const [errors, setErrors] = React.useState<Errors>({});
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const found = validate(data);
    setErrors(found);
    setSent('');

    const first = fields.find(({ name }) => found[name] !== undefined);
    if (first) {
      form.querySelector<HTMLInputElement>(`[name="${first.name}"]`)?.focus();
      return;
    }
    setSent(`Table for ${String(data.get('guests'))} requested.`);
    form.reset();
  };

  // A field that already shows an error is checked again; the others wait until the form is sent.
  const handleBlur = (event: React.FocusEvent<HTMLFormElement>) => {
    const name = fields.find((field) => field.name === event.target.name)?.name;
    if (name !== undefined && errors[name] !== undefined) {
      setErrors({ ...errors, [name]: validate(new FormData(event.currentTarget))[name] });
    }
  };

  return (
    <Box
      component="form"
      noValidate
      aria-label="Book a table"
      onSubmit={handleSubmit}
      onBlur={handleBlur}
      sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 400 }}
    >
      {fields.map(({ name, label, hint, ...field }) => (
        <TextField
          key={name}
          required
          name={name}
          label={label}
          {...field}
          error={errors[name] !== undefined}
          helperText={errors[name] ?? hint}
        />
      ))}
      <Button type="submit" variant="contained">
        Request the table
      </Button>
      <div role="status">{sent && <Alert severity="success">{sent}</Alert>}</div>
    </Box>
  );
}
