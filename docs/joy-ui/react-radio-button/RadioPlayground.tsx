import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import type { RadioProps } from '@mui/joy/Radio';

export default function RadioPlayground(props: RadioProps) {
  return (
    <FormControl>
      <FormLabel>Pickup</FormLabel>
      <RadioGroup name="radio-playground" defaultValue="counter">
        <Radio value="counter" label="At the counter" {...props} />
        <Radio value="locker" label="From a locker" />
      </RadioGroup>
    </FormControl>
  );
}
