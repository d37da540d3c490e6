import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function SelectStates() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 260 }}>
      <FormControl error>
        <FormLabel>Delivery time</FormLabel>
        <Select
          defaultValue="evening"
          slotProps={{
            button: { 'aria-invalid': true },
            listbox: { 'aria-label': 'Delivery time' },
          }}
        >
          <Option value="morning">8:00 to 12:00</Option>
          <Option value="evening">17:00 to 21:00</Option>
        </Select>
        <FormHelperText sx={{ color: 'danger.plainColor' }}>
          The evening tour is full. Choose the morning.
        </FormHelperText>
      </FormControl>
      <FormControl disabled>
        <FormLabel>Floor</FormLabel>
        <Select placeholder="Enter the address first">
          <Option value="0">Ground floor</Option>
        </Select>
      </FormControl>
    </Stack>
  );
}
