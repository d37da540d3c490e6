import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function NativeSelectField() {
  const herbId = React.useId();
  const potId = React.useId();

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'flex-end' }}>
      <FormControl sx={{ width: 200 }}>
        <InputLabel htmlFor={herbId}>Herb</InputLabel>
        <Select native id={herbId} label="Herb" defaultValue="thyme">
          <optgroup label="Perennial">
            <option value="sage">Sage</option>
            <option value="thyme">Thyme</option>
          </optgroup>
          <optgroup label="Annual">
            <option value="basil">Basil</option>
            <option value="dill">Dill</option>
          </optgroup>
        </Select>
      </FormControl>
      <FormControl variant="standard" sx={{ width: 160 }}>
        <InputLabel htmlFor={potId}>Pot size</InputLabel>
        <NativeSelect defaultValue="12" inputProps={{ id: potId }}>
          <option value="9">9 cm</option>
          <option value="12">12 cm</option>
          <option value="18">18 cm</option>
        </NativeSelect>
      </FormControl>
    </Stack>
  );
}
