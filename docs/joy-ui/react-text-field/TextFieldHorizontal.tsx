import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const row = { alignItems: 'center', flexWrap: 'wrap' } as const;
const label = { width: 90 };

export default function TextFieldHorizontal() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControl orientation="horizontal" size="sm" sx={row}>
        <FormLabel sx={label}>Plot</FormLabel>
        <Input defaultValue="North 7" sx={{ flex: '1 1 160px' }} />
      </FormControl>
      <FormControl orientation="horizontal" size="sm" sx={row}>
        <FormLabel sx={label}>Soil</FormLabel>
        <Select defaultValue="loam" sx={{ flex: '1 1 160px' }}>
          <Option value="loam">Loam</Option>
          <Option value="sand">Sand</Option>
          <Option value="clay">Clay</Option>
        </Select>
      </FormControl>
    </Stack>
  );
}
