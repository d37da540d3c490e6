import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function RadioRow() {
  const [copies, setCopies] = React.useState(2);
  return (
    <Stack spacing={1.5}>
      <FormControl>
        <FormLabel>Copies</FormLabel>
        <RadioGroup
          name="copies"
          orientation="horizontal"
          value={copies}
          onChange={(event) => setCopies(Number(event.target.value))}
          sx={{ flexWrap: 'wrap', rowGap: 1 }}
        >
          {[1, 2, 5].map((count) => (
            <Radio key={count} value={count} label={count} />
          ))}
        </RadioGroup>
      </FormControl>
      <Typography level="body-sm" role="status">
        Paper needed: {copies * 12} sheets.
      </Typography>
    </Stack>
  );
}
