import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function WateringPlan() {
  const [beds, setBeds] = React.useState(['Tomatoes', 'Runner beans', 'Dahlias']);
  const [watered, setWatered] = React.useState<readonly string[]>(['Tomatoes']);
  const [name, setName] = React.useState('');
  const left = beds.length - watered.length;

  const addBed = (event: React.SyntheticEvent) => {
    event.preventDefault();
    const bed = name.trim();
    if (bed !== '' && !beds.includes(bed)) setBeds([...beds, bed]);
    setName('');
  };
  const toggle = (bed: string) =>
    setWatered(watered.includes(bed) ? watered.filter((item) => item !== bed) : [...watered, bed]);

  return (
    <Stack component="form" onSubmit={addBed} spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControl>
        <FormLabel>New bed</FormLabel>
        <Input
          value={name}
          onChange={(event) => setName(event.target.value)}
          endDecorator={<Button type="submit">Add</Button>}
        />
      </FormControl>
      <List aria-label="Beds to water">
        {beds.map((bed) => (
          <ListItem key={bed}>
            <Checkbox label={bed} checked={watered.includes(bed)} onChange={() => toggle(bed)} />
          </ListItem>
        ))}
      </List>
      <Typography role="status" level="body-sm" textColor="text.secondary">
        {left === 0 ? 'Everything is watered.' : `Still dry: ${left} of ${beds.length}`}
      </Typography>
    </Stack>
  );
}
