import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const rooms = ['Attic', 'Garden room', 'Library', 'Small hall', 'Studio'];

export default function AutocompleteStates() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl error>
        <FormLabel>Room</FormLabel>
        <Autocomplete options={rooms} defaultValue="Library" />
        <FormHelperText sx={{ color: 'danger.plainColor' }}>
          The library is booked until 18:00.
        </FormHelperText>
      </FormControl>
      <FormControl>
        <FormLabel>Room of the last course</FormLabel>
        <Autocomplete options={rooms} defaultValue="Attic" readOnly />
      </FormControl>
      <FormControl disabled>
        <FormLabel>Second room</FormLabel>
        <Autocomplete options={rooms} disabled />
      </FormControl>
    </Stack>
  );
}
