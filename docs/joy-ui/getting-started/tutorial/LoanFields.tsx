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

export default function LoanFields() {
  return (
    <Sheet
      variant="outlined"
      sx={{ width: '100%', maxWidth: 380, mx: 'auto', p: 3, borderRadius: 'md', boxShadow: 'sm' }}
    >
      <Stack component="form" spacing={2} onSubmit={(event) => event.preventDefault()}>
        <Typography level="h4" component="div">
          Borrow a tool
        </Typography>
        <FormControl>
          <FormLabel>Email</FormLabel>
          <Input name="email" type="email" autoComplete="email" />
          <FormHelperText>For the reminder on the last day.</FormHelperText>
        </FormControl>
        <FormControl>
          <FormLabel>Tool</FormLabel>
          <RadioGroup name="tool" defaultValue="Drill">
            <Radio value="Drill" label="Drill" />
            <Radio value="Sander" label="Sander" />
            <Radio value="Steam cleaner" label="Steam cleaner" />
          </RadioGroup>
        </FormControl>
        <Button type="submit">Borrow</Button>
      </Stack>
    </Sheet>
  );
}
