import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import CheckIcon from '@mui/icons-material/Check';

const check = <CheckIcon sx={{ fontSize: '1rem' }} />;

export default function RadioCustomized() {
  return (
    <FormControl>
      <FormLabel>Seat</FormLabel>
      <RadioGroup
        name="seat"
        defaultValue="aisle"
        sx={{ '--RadioGroup-gap': '1.25rem', '--Radio-gap': '1rem', '--Radio-size': '1.5rem' }}
      >
        <Radio value="aisle" label="Aisle" color="success" checkedIcon={check} />
        <Radio value="window" label="Window" color="success" checkedIcon={check} />
        <Radio value="any" label="Any seat" color="success" checkedIcon={check} disabled />
      </RadioGroup>
    </FormControl>
  );
}
