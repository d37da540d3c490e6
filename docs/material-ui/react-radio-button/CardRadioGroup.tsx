import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const tickets = [
  { value: 'saver', name: 'Saver', detail: 'One train, no refund' },
  { value: 'flex', name: 'Flex', detail: 'Any train that day' },
];

export default function CardRadioGroup() {
  return (
    <RadioGroup
      aria-label="Ticket"
      defaultValue="flex"
      sx={{ width: '100%', maxWidth: 360, gap: 1 }}
    >
      {tickets.map(({ value, name, detail }) => (
        <FormControlLabel
          key={value}
          value={value}
          control={<Radio />}
          label={
            <span>
              {name}
              <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                {detail}
              </Typography>
            </span>
          }
          sx={{
            m: 0,
            p: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'action.selected' },
          }}
        />
      ))}
    </RadioGroup>
  );
}
