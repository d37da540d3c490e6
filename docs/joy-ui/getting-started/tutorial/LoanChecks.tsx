import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function LoanChecks() {
  const [isWrong, setIsWrong] = React.useState(false);
  const email = React.useRef<HTMLInputElement>(null);

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = String(new FormData(event.currentTarget).get('email'));
    const isMissing = !/^\S+@\S+\.\S+$/.test(address);
    setIsWrong(isMissing);
    if (isMissing) email.current?.focus();
  };

  return (
    <Sheet
      variant="outlined"
      sx={{ width: '100%', maxWidth: 380, mx: 'auto', p: 3, borderRadius: 'md', boxShadow: 'sm' }}
    >
      <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit}>
        <FormControl error={isWrong}>
          <FormLabel>Borrower’s email</FormLabel>
          <Input
            name="email"
            type="email"
            autoComplete="email"
            error={isWrong}
            slotProps={{ input: { ref: email } }}
          />
          <FormHelperText sx={{ color: isWrong ? 'danger.plainColor' : 'text.secondary' }}>
            {isWrong ? 'Enter an address such as ada@example.org.' : 'For the reminder.'}
          </FormHelperText>
        </FormControl>
        <Button type="submit">Borrow</Button>
      </Stack>
    </Sheet>
  );
}
