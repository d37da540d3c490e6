import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import VisibilityIcon from '@mui/icons-material/Visibility';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function InputDecorators() {
  const [shown, setShown] = React.useState(false);
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Fare in euros</FormLabel>
        <Input type="number" defaultValue={48} startDecorator="€" />
      </FormControl>
      <FormControl>
        <FormLabel>Email address</FormLabel>
        <Input
          type="email"
          defaultValue="crew@ferry.example"
          endDecorator={<Button variant="soft">Verify</Button>}
        />
      </FormControl>
      <FormControl>
        <FormLabel>Locker code</FormLabel>
        <Input
          type={shown ? 'text' : 'password'}
          autoComplete="off"
          defaultValue="2718"
          endDecorator={
            <IconButton
              aria-label="Show the code"
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              <VisibilityIcon sx={iconSize} />
            </IconButton>
          }
        />
      </FormControl>
    </Stack>
  );
}
