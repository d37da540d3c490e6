import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';

const toppings = ['Capers', 'Mushrooms', 'Olives', 'Peppers', 'Spinach'];

export default function MultipleSelect() {
  const labelId = React.useId();
  const [chosen, setChosen] = React.useState<string[]>(['Olives']);

  const handleChange = ({ target: { value } }: SelectChangeEvent<string[]>) => {
    setChosen(typeof value === 'string' ? value.split(',') : value);
  };

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={labelId}>Toppings</InputLabel>
      <Select
        labelId={labelId}
        label="Toppings"
        multiple
        value={chosen}
        onChange={handleChange}
        renderValue={(values) => values.join(', ')}
      >
        {toppings.map((topping) => (
          <MenuItem key={topping} value={topping} sx={{ gap: 1.5 }}>
            {chosen.includes(topping) ? <CheckBoxIcon /> : <CheckBoxOutlineBlankIcon />}
            <ListItemText primary={topping} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
