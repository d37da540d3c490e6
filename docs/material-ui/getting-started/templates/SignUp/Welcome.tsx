import * as React from 'react';
import Typography from '@mui/material/Typography';

/** Takes the place of the form, and the focus with it. */
export function Welcome({ name }: { name: string }) {
  const heading = React.useRef<HTMLHeadingElement>(null);
  React.useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <>
      <Typography
        ref={heading}
        component="h2"
        variant="h5"
        tabIndex={-1}
        sx={{ m: 0, fontWeight: 700, outline: 'none' }}
      >
        Welcome, {name}
      </Typography>
      <Typography sx={{ mt: 2 }}>
        We’ve sent you an email. Open the link in it, then choose a bed on the plan of the garden.
      </Typography>
    </>
  );
}
