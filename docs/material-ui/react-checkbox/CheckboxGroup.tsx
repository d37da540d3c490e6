import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const courses = ['Watercolor', 'Linocut', 'Pottery'];

export default function CheckboxGroup() {
  const helpId = React.useId();
  const [chosen, setChosen] = React.useState<string[]>(['Linocut']);
  const error = chosen.length !== 2;

  const handleChange = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    setChosen((previous) =>
      target.checked
        ? [...previous, target.name]
        : previous.filter((course) => course !== target.name),
    );
  };

  return (
    <FormControl component="fieldset" error={error} aria-describedby={helpId}>
      <FormLabel component="legend">Courses</FormLabel>
      <FormGroup>
        {courses.map((course) => (
          <FormControlLabel
            key={course}
            control={
              <Checkbox name={course} checked={chosen.includes(course)} onChange={handleChange} />
            }
            label={course}
          />
        ))}
      </FormGroup>
      <FormHelperText id={helpId} role="status">
        {error ? 'Choose two courses.' : 'Two courses chosen.'}
      </FormHelperText>
    </FormControl>
  );
}
