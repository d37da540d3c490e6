import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const tools = ['Drill', 'Sander', 'Steam cleaner'];

export default function LoanFinished() {
  const [isWrong, setIsWrong] = React.useState(false);
  const [tool, setTool] = React.useState<string>();
  const email = React.useRef<HTMLInputElement>(null);
  const result = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    if (tool !== undefined) result.current?.focus();
  }, [tool]);

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const isMissing = !/^\S+@\S+\.\S+$/.test(String(entries.get('email')));
    setIsWrong(isMissing);
    if (isMissing) email.current?.focus();
    else setTool(String(entries.get('tool')));
  };

  if (tool !== undefined) {
    return (
      <Alert ref={result} tabIndex={-1} role="status" color="success" sx={{ maxWidth: 380 }}>
        {tool} reserved. Bring it back within a week.
      </Alert>
    );
  }
  return (
    <Sheet
      variant="outlined"
      sx={{ width: '100%', maxWidth: 380, mx: 'auto', p: 3, borderRadius: 'md', boxShadow: 'sm' }}
    >
      <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit}>
        <Typography level="h4" component="div">
          Borrow a tool
        </Typography>
        <FormControl error={isWrong}>
          <FormLabel>Email</FormLabel>
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
        <FormControl>
          <FormLabel>Tool</FormLabel>
          <RadioGroup name="tool" defaultValue="Drill">
            {tools.map((name) => (
              <Radio key={name} value={name} label={name} />
            ))}
          </RadioGroup>
        </FormControl>
        <Button type="submit">Borrow</Button>
      </Stack>
    </Sheet>
  );
}
