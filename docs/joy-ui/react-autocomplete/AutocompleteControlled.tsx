import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

export default function AutocompleteControlled() {
  const [value, setValue] = React.useState<string | null>('May');
  const [text, setText] = React.useState('');
  const [reason, setReason] = React.useState('none yet');
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 340 }}>
      <FormControl>
        <FormLabel>Month of travel</FormLabel>
        <Autocomplete
          options={months}
          value={value}
          onChange={(event, next, why) => {
            setValue(next);
            setReason(why);
          }}
          inputValue={text}
          onInputChange={(event, next) => setText(next)}
        />
      </FormControl>
      <Button variant="outlined" color="neutral" onClick={() => setValue('August')}>
        Suggest August
      </Button>
      <Typography level="body-sm" textColor="text.secondary" role="status">
        Value: {value ?? 'none'}. Input: {text || 'empty'}. Last reason: {reason}.
      </Typography>
    </Stack>
  );
}
