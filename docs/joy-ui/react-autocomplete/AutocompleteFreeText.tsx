import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const recent = ['tide table', 'timetable', 'ticket refund'];

export default function AutocompleteFreeText() {
  const [value, setValue] = React.useState<string | null>(null);
  const [text, setText] = React.useState('');
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Search the help pages</FormLabel>
        <Autocomplete
          freeSolo
          options={recent}
          value={value}
          onChange={(event, next) => setValue(next)}
          inputValue={text}
          onInputChange={(event, next) => setText(next)}
        />
      </FormControl>
      <Typography level="body-sm" role="status">
        Text: {text || 'empty'}. Accepted: {value ?? 'nothing yet'}.
      </Typography>
    </Stack>
  );
}
