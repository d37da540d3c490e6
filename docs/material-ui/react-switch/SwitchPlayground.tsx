import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { SwitchProps } from '@mui/material/Switch';

export default function SwitchPlayground(props: SwitchProps) {
  return (
    <FormControlLabel label="Quiet coach only" control={<Switch defaultChecked {...props} />} />
  );
}
