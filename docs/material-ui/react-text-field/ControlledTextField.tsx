import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const LIMIT = 40;

export default function ControlledTextField() {
  const [title, setTitle] = React.useState('Summer reading list');
  const [saved, setSaved] = React.useState('');

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSaved(`Saved "${title}" with the tag "${String(data.get('tag'))}".`);
  };

  return (
    <Stack component="form" onSubmit={handleSubmit} sx={{ gap: 2, width: '100%', maxWidth: 360 }}>
      <TextField
        label="Title (controlled)"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        helperText={`${title.length} of ${LIMIT} characters`}
        slotProps={{ htmlInput: { maxLength: LIMIT } }}
      />
      <TextField label="Tag (uncontrolled)" name="tag" defaultValue="books" />
      <Button type="submit" variant="contained">
        Save
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {saved}
      </Typography>
    </Stack>
  );
}
