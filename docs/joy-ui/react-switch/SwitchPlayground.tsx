import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';
import type { SwitchProps } from '@mui/joy/Switch';

export default function SwitchPlayground(props: SwitchProps) {
  return (
    <FormControl orientation="horizontal">
      <FormLabel>Frost alarm</FormLabel>
      <Switch defaultChecked {...props} />
    </FormControl>
  );
}
