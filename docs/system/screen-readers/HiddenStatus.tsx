import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';

const stops = ['Castle', 'Cathedral', 'Harbor', 'Hospital', 'Market', 'Museum'];

export default function HiddenStatus() {
  const [query, setQuery] = React.useState('');
  const found = stops.filter((stop) => stop.toLowerCase().startsWith(query.toLowerCase()));

  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 320, minHeight: 240 }}>
      <TextField
        fullWidth
        label="Stop begins with"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Box role="status" sx={visuallyHidden}>
        {query === '' ? '' : `${found.length} of ${stops.length} stops`}
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 3, color: 'text.primary' }}>
        {found.map((stop) => (
          <li key={stop}>{stop}</li>
        ))}
      </Box>
    </Box>
  );
}
