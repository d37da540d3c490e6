import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function LoanForm() {
  const [tool, setTool] = React.useState<string>();
  const result = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    if (tool !== undefined) result.current?.focus();
  }, [tool]);

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTool(String(new FormData(event.currentTarget).get('tool')));
  };

  if (tool !== undefined) {
    return (
      <Alert ref={result} tabIndex={-1} role="status" color="success" sx={{ maxWidth: 380 }}>
        {tool} reserved. Bring it back within a week.
      </Alert>
    );
  }
  return (
    <Sheet variant="outlined" sx={{ width: '100%', maxWidth: 380, p: 3, borderRadius: 'md' }}>
      <Stack component="form" spacing={2} onSubmit={handleSubmit}>
        <FormControl>
          <FormLabel>Tool to reserve</FormLabel>
          <RadioGroup name="tool" defaultValue="Drill">
            <Radio value="Drill" label="Drill" />
            <Radio value="Sander" label="Sander" />
          </RadioGroup>
        </FormControl>
        <Button type="submit">Borrow</Button>
      </Stack>
    </Sheet>
  );
}
