import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import FormHelperText from '@mui/joy/FormHelperText';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const days = ['Friday', 'Saturday', 'Sunday'];

export default function CheckboxGroup() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Friday']);
  const tooMany = chosen.length > 2;
  const helpId = React.useId();
  return (
    <Box
      component="fieldset"
      aria-describedby={helpId}
      sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
    >
      <Typography component="legend" level="title-sm" sx={{ marginBlockEnd: 1 }}>
        Days of your visit
      </Typography>
      <Stack spacing={1}>
        {days.map((day) => (
          <Checkbox
            key={day}
            name="days"
            value={day}
            label={day}
            color={tooMany ? 'danger' : undefined}
            checked={chosen.includes(day)}
            onChange={(event) =>
              setChosen(
                event.target.checked ? [...chosen, day] : chosen.filter((name) => name !== day),
              )
            }
          />
        ))}
      </Stack>
      <FormHelperText id={helpId} sx={{ marginBlockStart: 1 }}>
        <Box component="span" sx={{ color: tooMany ? 'danger.plainColor' : 'text.secondary' }}>
          {tooMany ? 'The ticket is valid on two days only.' : 'Choose one or two days.'}
        </Box>
      </FormHelperText>
    </Box>
  );
}
