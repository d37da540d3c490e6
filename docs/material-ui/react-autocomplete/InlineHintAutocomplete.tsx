import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const reasons = [
  'Dentist appointment',
  'Delivery at home',
  'Parental leave',
  'Public holiday',
  'Sick child',
  'Training course',
  'Trade fair in Hanover',
];

export default function InlineHintAutocomplete() {
  const [value, setValue] = React.useState<string | null>(null);
  const [typed, setTyped] = React.useState('');
  const match = reasons.find(
    (reason) => typed !== '' && reason.toLowerCase().startsWith(typed.toLowerCase()),
  );
  const rest = match?.slice(typed.length) ?? '';

  return (
    <Autocomplete
      options={reasons}
      value={value}
      onChange={(_event, next) => setValue(next)}
      inputValue={typed}
      onInputChange={(_event, next) => setTyped(next)}
      onKeyDown={(event) => {
        if (event.key === 'Tab' && !event.shiftKey && match !== undefined && rest !== '') {
          event.preventDefault();
          setValue(match);
          setTyped(match);
        }
      }}
      renderInput={(params) => (
        <Box sx={{ position: 'relative' }}>
          <TextField {...params} label="Reason" helperText="Tab accepts the gray completion." />
          <Typography
            aria-hidden
            noWrap
            sx={{
              position: 'absolute',
              insetInline: '14px 66px',
              top: 16.5,
              lineHeight: '1.4375em',
              whiteSpace: 'pre',
              color: 'text.secondary',
              pointerEvents: 'none',
            }}
          >
            <span style={{ visibility: 'hidden' }}>{typed}</span>
            {rest}
          </Typography>
        </Box>
      )}
      sx={{ width: '100%', maxWidth: 340 }}
    />
  );
}
