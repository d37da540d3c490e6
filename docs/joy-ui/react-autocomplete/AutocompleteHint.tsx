import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const instruments = [
  'Accordion',
  'Bassoon',
  'Cello',
  'Clarinet',
  'Double bass',
  'Flute',
  'Trombone',
  'Viola',
];

export default function AutocompleteHint() {
  const [text, setText] = React.useState('');
  const [value, setValue] = React.useState<string | null>(null);
  const match = instruments.find((name) => name.toLowerCase().startsWith(text.toLowerCase()));
  const rest = text === '' ? '' : (match?.slice(text.length) ?? '');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Instrument</FormLabel>
      <Box sx={{ position: 'relative' }}>
        <Autocomplete
          options={instruments}
          value={value}
          onChange={(event, next) => setValue(next)}
          inputValue={text}
          onInputChange={(event, next) => setText(next)}
          onKeyDown={(event) => {
            if (event.key === 'Tab' && !event.shiftKey && match && rest !== '') {
              event.preventDefault();
              setValue(match);
              setText(match);
            }
          }}
        />
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            insetInlineStart: 14,
            insetBlock: 0,
            display: 'flex',
            alignItems: 'center',
            whiteSpace: 'pre',
            pointerEvents: 'none',
            color: 'text.tertiary',
          }}
        >
          <span style={{ visibility: 'hidden' }}>{text}</span>
          {rest}
        </Box>
      </Box>
      <FormHelperText>Type “cl”, then press Tab to accept the gray letters.</FormHelperText>
    </FormControl>
  );
}
