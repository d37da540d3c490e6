import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListSubheader from '@mui/joy/ListSubheader';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const decks = [
  { name: 'Upper deck', seats: ['Panorama lounge', 'Reading room'] },
  { name: 'Lower deck', seats: ['Café', 'Quiet zone'] },
];

export default function SelectGroups() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 260 }}>
      <FormLabel>Seats</FormLabel>
      <Select defaultValue="Quiet zone" slotProps={{ listbox: { 'aria-label': 'Seats' } }}>
        {decks.map((deck) => (
          <List key={deck.name} aria-label={deck.name}>
            <ListSubheader aria-hidden sticky>
              {deck.name}
            </ListSubheader>
            {deck.seats.map((seat) => (
              <Option key={seat} value={seat}>
                {seat}
              </Option>
            ))}
          </List>
        ))}
      </Select>
    </FormControl>
  );
}
