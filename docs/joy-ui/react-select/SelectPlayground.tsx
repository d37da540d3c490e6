import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import type { SelectProps } from '@mui/joy/Select';

export default function SelectPlayground(props: SelectProps<string, false>) {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Platform</FormLabel>
      <Select defaultValue="1" {...props}>
        <Option value="1">North</Option>
        <Option value="2">South</Option>
        <Option value="3">Harbor</Option>
      </Select>
    </FormControl>
  );
}
