import FormControl from '@mui/material/FormControl';
import type { FormControlProps } from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function FormControlPlayground(props: FormControlProps) {
  return (
    <FormControl sx={{ minWidth: 200 }} {...props}>
      <InputLabel id="FormControlPlayground-label">Class</InputLabel>
      <Select labelId="FormControlPlayground-label" label="Class" defaultValue="second">
        <MenuItem value="first">First</MenuItem>
        <MenuItem value="second">Second</MenuItem>
        <MenuItem value="sleeper">Sleeper</MenuItem>
      </Select>
    </FormControl>
  );
}
