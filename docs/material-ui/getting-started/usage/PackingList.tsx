import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function PackingList() {
  const [items, setItems] = React.useState(['Passport', 'Rain jacket', 'Charger']);
  const [packed, setPacked] = React.useState<string[]>([]);
  const [draft, setDraft] = React.useState('');

  const addItem = (event: React.SyntheticEvent) => {
    event.preventDefault();
    const name = draft.trim();
    if (name && !items.includes(name)) setItems([...items, name]);
    setDraft('');
  };
  const toggle = (name: string) =>
    setPacked(packed.includes(name) ? packed.filter((other) => other !== name) : [...packed, name]);

  return (
    <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 360 }}>
      <Typography variant="h6" component="div">
        Packing list
      </Typography>
      <Typography role="status" color="text.secondary">
        {packed.length} of {items.length} packed
      </Typography>
      <FormGroup role="group" aria-label="Things to pack" sx={{ my: 1 }}>
        {items.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Checkbox checked={packed.includes(name)} onChange={() => toggle(name)} />}
          />
        ))}
      </FormGroup>
      <Box component="form" onSubmit={addItem} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TextField
          label="New item"
          size="small"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          sx={{ flex: '1 1 160px' }}
        />
        <Button type="submit" variant="contained">
          Add
        </Button>
      </Box>
    </Paper>
  );
}
