import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function ControlledOpenSelect() {
  const labelId = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <FormControl sx={{ width: 200 }}>
        <InputLabel id={labelId}>Invoice currency</InputLabel>
        <Select
          labelId={labelId}
          label="Invoice currency"
          defaultValue="CHF"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        >
          <MenuItem value="CHF">Swiss franc</MenuItem>
          <MenuItem value="EUR">Euro</MenuItem>
          <MenuItem value="NOK">Norwegian krone</MenuItem>
        </Select>
      </FormControl>
      <Button onClick={() => setOpen(true)}>Change currency</Button>
    </Stack>
  );
}
