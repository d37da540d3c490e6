import Checkbox from '@mui/material/Checkbox';
import type { CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function CheckboxPlayground(props: CheckboxProps) {
  return (
    <FormControlLabel label="Send a receipt" control={<Checkbox defaultChecked {...props} />} />
  );
}
