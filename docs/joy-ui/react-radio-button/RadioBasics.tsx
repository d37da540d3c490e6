import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioBasics() {
  return (
    <FormControl>
      <FormLabel>Pickup</FormLabel>
      <RadioGroup name="pick-up" defaultValue="counter">
        <Radio value="counter" label="At the counter" />
        <Radio value="locker" label="From a locker" />
        <Radio value="courier" label="By courier" />
      </RadioGroup>
      <FormHelperText>A courier costs €6 more.</FormHelperText>
    </FormControl>
  );
}
