import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectBasics() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 260 }}>
      <FormLabel>Platform</FormLabel>
      <Select
        name="platform"
        defaultValue="2"
        slotProps={{ listbox: { 'aria-label': 'Platform' } }}
      >
        <Option value="1">North, platform 1</Option>
        <Option value="2">South, platform 2</Option>
        <Option value="3">Harbor, platform 3</Option>
        <Option value="4" disabled>
          Depot, platform 4
        </Option>
      </Select>
      <FormHelperText>Platform 4 is closed.</FormHelperText>
    </FormControl>
  );
}
