import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function ChipSelect() {
  const labelId = React.useId();
  const [open, setOpen] = React.useState<string[]>(['Tuesday', 'Friday']);

  const handleChange = ({ target: { value } }: SelectChangeEvent<string[]>) => {
    const values = typeof value === 'string' ? value.split(',') : value;
    setOpen(days.filter((day) => values.includes(day)));
  };

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel id={labelId}>Opening days</InputLabel>
      <Select
        labelId={labelId}
        label="Opening days"
        multiple
        value={open}
        onChange={handleChange}
        renderValue={(values) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {values.map((day) => (
              <Chip key={day} label={day} size="small" />
            ))}
          </Box>
        )}
      >
        {days.map((day) => (
          <MenuItem key={day} value={day}>
            {day}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
