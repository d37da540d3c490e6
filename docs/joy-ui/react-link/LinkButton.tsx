import * as React from 'react';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinkButton() {
  const [isOpen, setIsOpen] = React.useState(false);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', maxWidth: 360 }}>
      <Link
        component="button"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide the conditions' : 'Show the conditions'}
      </Link>
      {isOpen && (
        <Typography level="body-sm">
          You can cancel until noon the day before and get a full refund.
        </Typography>
      )}
    </Stack>
  );
}
