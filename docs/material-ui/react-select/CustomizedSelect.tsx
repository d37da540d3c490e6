import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import Select, { selectClasses } from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const RoundSelect = styled(Select<string>)(({ theme }) => ({
  borderRadius: 16,
  [`& .${outlinedInputClasses.notchedOutline}`]: {
    borderWidth: 2,
  },
  [`& .${selectClasses.icon}`]: {
    transition: theme.transitions.create('transform'),
  },
}));

export default function CustomizedSelect() {
  const labelId = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={labelId}>Sort recipes by</InputLabel>
      <RoundSelect
        labelId={labelId}
        label="Sort recipes by"
        defaultValue="time"
        sx={{ [`& .${selectClasses.icon}`]: { color: 'primary.main' } }}
        IconComponent={ExpandMoreIcon}
        MenuProps={{ slotProps: { paper: { sx: { borderRadius: 4, marginBlockStart: 1 } } } }}
      >
        <MenuItem value="time">Cooking time</MenuItem>
        <MenuItem value="rating">Rating</MenuItem>
        <MenuItem value="new">Newest first</MenuItem>
      </RoundSelect>
    </FormControl>
  );
}
