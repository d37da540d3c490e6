import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';

const days = ['Friday', 'Saturday', 'Sunday', 'Holidays'];

export default function SwitchLayout() {
  const [day, setDay] = React.useState('Friday');
  const wide = useMediaQuery('(min-width: 900px)');
  const id = React.useId();

  if (wide) {
    return (
      <Tabs
        value={day}
        onChange={(_event, value: string) => setDay(value)}
        aria-label="Timetable for"
      >
        {days.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
    );
  }
  return (
    <FormControl sx={{ minWidth: 200 }}>
      <InputLabel htmlFor={id}>Timetable for</InputLabel>
      <NativeSelect
        value={day}
        onChange={(event) => setDay(event.target.value)}
        slotProps={{ input: { id } }}
      >
        {days.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
