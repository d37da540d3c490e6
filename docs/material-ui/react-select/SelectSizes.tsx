import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectSizes() {
  const gradeId = React.useId();
  const subjectId = React.useId();

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <FormControl size="small" sx={{ width: 130 }}>
        <InputLabel id={gradeId}>Grade</InputLabel>
        <Select labelId={gradeId} label="Grade" defaultValue="b">
          <MenuItem value="a">A</MenuItem>
          <MenuItem value="b">B</MenuItem>
        </Select>
      </FormControl>
      <FormControl size="small" sx={{ minWidth: 100 }}>
        <InputLabel id={subjectId}>Subject</InputLabel>
        <Select labelId={subjectId} label="Subject" autoWidth defaultValue="geo">
          <MenuItem value="geo">Geography</MenuItem>
          <MenuItem value="econ">Economics and social studies</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
