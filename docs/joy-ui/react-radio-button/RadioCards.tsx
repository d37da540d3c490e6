import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const cabins = [
  { id: 'inside', name: 'Inside cabin', note: 'Two berths, no window' },
  { id: 'outside', name: 'Outside cabin', note: 'Two berths, a porthole' },
  { id: 'suite', name: 'Suite', note: 'Four berths, a balcony' },
];

export default function RadioCards() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Cabin</FormLabel>
      <RadioGroup name="cabin" defaultValue="outside" overlay sx={{ gap: 1.5 }}>
        {cabins.map(({ id, name, note }) => (
          <Sheet key={id} variant="outlined" sx={{ padding: 2, borderRadius: 'md' }}>
            <Radio
              value={id}
              label={name}
              slotProps={{ input: { 'aria-describedby': `RadioCards-${id}` } }}
            />
            <Typography id={`RadioCards-${id}`} level="body-sm">
              {note}
            </Typography>
          </Sheet>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
