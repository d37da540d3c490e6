import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const places = [
  { placement: 'bottom-start', label: 'Below, at the start' },
  { placement: 'top-end', label: 'Above, at the end' },
] as const;

export default function SelectPlacement() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', width: '100%' }}>
      {places.map(({ placement, label }) => (
        <FormControl key={placement} sx={{ width: 180 }}>
          <FormLabel>{label}</FormLabel>
          <Select
            defaultValue="m"
            slotProps={{
              listbox: {
                'aria-label': label,
                placement,
                modifiers: [{ name: 'equalWidth', enabled: false }],
              },
            }}
          >
            <Option value="s">Small</Option>
            <Option value="m">Medium</Option>
            <Option value="l">Large</Option>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
