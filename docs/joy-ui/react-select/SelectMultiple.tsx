import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function SelectMultiple() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Service days</FormLabel>
      <Select
        multiple
        defaultValue={['Monday', 'Thursday']}
        sx={{ '--Select-placeholderOpacity': 1 }}
        placeholder="No service"
        slotProps={{ listbox: { 'aria-label': 'Service days' } }}
        renderValue={(selected) => (
          <Box component="span" sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
            {selected.map((option) => (
              <Chip key={option.value} component="span" variant="soft" color="primary">
                {option.label}
              </Chip>
            ))}
          </Box>
        )}
      >
        {days.map((day) => (
          <Option key={day} value={day}>
            {day}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
