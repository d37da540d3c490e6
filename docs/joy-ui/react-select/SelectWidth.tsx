import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const years = ['2023', '2024', '2025'];
const reports = [
  { id: 'Sales', detail: 'Revenue by product and region' },
  { id: 'Stock', detail: 'What is in the warehouse at the end of the year' },
];

export default function SelectWidth() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', width: '100%' }}>
      <FormControl>
        <FormLabel>Year</FormLabel>
        <Select
          defaultValue="2025"
          sx={{ minWidth: 110 }}
          slotProps={{ listbox: { 'aria-label': 'Year' } }}
        >
          {years.map((year) => (
            <Option key={year} value={year}>
              {year}
            </Option>
          ))}
        </Select>
      </FormControl>
      <FormControl>
        <FormLabel>Report</FormLabel>
        <Select
          defaultValue="Sales"
          sx={{ minWidth: 130 }}
          slotProps={{
            listbox: {
              'aria-label': 'Report',
              placement: 'bottom-start',
              sx: { minWidth: 'min(260px, 90vw)' },
            },
          }}
        >
          {reports.map(({ id, detail }) => (
            <Option key={id} value={id} label={id} sx={{ display: 'block' }}>
              {id}
              <Typography level="body-sm" textColor="text.secondary">
                {detail}
              </Typography>
            </Option>
          ))}
        </Select>
      </FormControl>
    </Stack>
  );
}
