import * as React from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Values } from './order';

/** Takes the place of the last step, and the focus with it. */
export function ThankYou({ values }: { values: Values }) {
  const box = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <Alert ref={box} severity="success" role="status" tabIndex={-1}>
      <AlertTitle>Your order is with us</AlertTitle>
      The confirmation goes to {values['email']}. Seeds keep for three years in a dry, dark drawer.
    </Alert>
  );
}
