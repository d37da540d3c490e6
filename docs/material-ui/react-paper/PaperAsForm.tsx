import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import SearchIcon from '@mui/icons-material/Search';

export default function PaperAsForm() {
  const [term, setTerm] = React.useState('');

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTerm(String(new FormData(event.currentTarget).get('station')));
  };

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 360 }}>
      <Paper component="form" onSubmit={handleSubmit} sx={{ display: 'flex', p: 0.5 }}>
        <InputBase
          name="station"
          placeholder="Name of a station"
          slotProps={{ input: { 'aria-label': 'Station' } }}
          sx={{ flexGrow: 1, paddingInline: 1.5 }}
        />
        <IconButton type="submit" aria-label="Search">
          <SearchIcon />
        </IconButton>
      </Paper>
      <Typography role="status" variant="body2">
        {term ? `Trains from ${term}` : 'No search yet.'}
      </Typography>
    </Stack>
  );
}
