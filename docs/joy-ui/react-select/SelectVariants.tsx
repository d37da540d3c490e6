import Box from '@mui/joy/Box';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const fields = [
  { variant: 'outlined', size: 'sm' },
  { variant: 'soft', size: 'md' },
  { variant: 'solid', size: 'lg' },
  { variant: 'plain', size: 'md' },
] as const;

export default function SelectVariants() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', width: '100%' }}>
      {fields.map(({ variant, size }) => (
        <Select
          key={variant}
          variant={variant}
          size={size}
          color="primary"
          defaultValue="week"
          slotProps={{
            button: { 'aria-label': `Period, ${variant}` },
            listbox: { 'aria-label': 'Period' },
          }}
        >
          <Option value="day">By day</Option>
          <Option value="week">By week</Option>
          <Option value="month">By month</Option>
        </Select>
      ))}
    </Box>
  );
}
