import * as React from 'react';
import { Controller, useForm } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface Application {
  name: string;
  email: string;
  workshop: string;
  rules: boolean;
}

const workshops = ['Bookbinding', 'Letterpress', 'Screen printing', 'Paper marbling'];

export default function HookForm() {
  const [sent, setSent] = React.useState('');
  const rulesHelpId = React.useId();
  const { control, formState, handleSubmit, register, reset } = useForm<Application>({
    mode: 'onTouched',
    defaultValues: { name: '', email: '', workshop: '', rules: false },
  });
  const { errors } = formState;

  /** The ref of a registered field has to reach the input. */
  const field = (...args: Parameters<typeof register>) => {
    const { ref, ...props } = register(...args);
    const message = errors[args[0]]?.message;
    return { ...props, inputRef: ref, error: message !== undefined, helperText: message };
  };

  const apply = handleSubmit((data) => {
    setSent(`${data.name} is on the list for ${data.workshop.toLowerCase()}.`);
    reset();
  });

  return (
    <Box
      component="form"
      noValidate
      aria-label="Apply for a workshop"
      onSubmit={(event) => void apply(event)}
      sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 400 }}
    >
      <TextField
        label="Name"
        autoComplete="name"
        {...field('name', { required: 'Enter your name.' })}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...field('email', {
          required: 'Enter your email address.',
          pattern: {
            value: /^\S+@\S+\.\S+$/,
            message: 'Enter an address such as mara@example.com.',
          },
        })}
      />
      <Controller
        name="workshop"
        control={control}
        rules={{ required: 'Choose a workshop.' }}
        render={({ field: { ref, ...select }, fieldState }) => (
          <TextField
            select
            label="Workshop"
            {...select}
            inputRef={ref}
            error={fieldState.invalid}
            helperText={fieldState.error?.message}
          >
            {workshops.map((workshop) => (
              <MenuItem key={workshop} value={workshop}>
                {workshop}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <Controller
        name="rules"
        control={control}
        rules={{ required: 'Agree to the rules of the workshop.' }}
        render={({ field: { ref, value, ...checkbox }, fieldState }) => (
          <FormControl error={fieldState.invalid}>
            <FormControlLabel
              label="I agree to the rules of the workshop"
              control={
                <Checkbox
                  {...checkbox}
                  checked={value}
                  slotProps={{
                    input: {
                      ref,
                      'aria-invalid': fieldState.invalid,
                      'aria-describedby': rulesHelpId,
                    },
                  }}
                />
              }
            />
            <FormHelperText id={rulesHelpId}>{fieldState.error?.message}</FormHelperText>
          </FormControl>
        )}
      />
      <Button type="submit" variant="contained">
        Apply
      </Button>
      <div role="status">{sent && <Alert severity="success">{sent}</Alert>}</div>
    </Box>
  );
}
