import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function SlotPropsFields() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 300 }}>
      <Input
        placeholder="Length in meters"
        endDecorator="m"
        slotProps={{
          input: { 'aria-label': 'Length of the boat', inputMode: 'decimal', maxLength: 5 },
          endDecorator: { 'aria-hidden': true },
        }}
      />
      <Select
        defaultValue="north"
        slotProps={{
          button: { 'aria-label': 'Quay' },
          listbox: { placement: 'top-start', sx: { '--ListItem-minHeight': '2.75rem' } },
        }}
      >
        <Option value="north">North quay</Option>
        <Option value="south">South quay</Option>
      </Select>
    </Stack>
  );
}
