import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormLabel from '@mui/joy/FormLabel';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';
import SailingIcon from '@mui/icons-material/Sailing';

const variables = [
  { name: '--Button-minHeight', start: 44, max: 80 },
  { name: '--Button-paddingBlock', start: 8, max: 32 },
  { name: '--Button-radius', start: 8, max: 40 },
  { name: '--Button-gap', start: 10, max: 32 },
  { name: '--Icon-fontSize', start: 22, max: 48 },
];

export default function ButtonVariables() {
  const [values, setValues] = React.useState(() => variables.map(({ start }) => start));
  const id = React.useId();
  const sx = Object.fromEntries(variables.map(({ name }, index) => [name, `${values[index]}px`]));

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, width: '100%' }}>
      <Box
        sx={{ flex: '1 1 220px', display: 'grid', placeContent: 'center', gap: 2, minHeight: 160 }}
      >
        <Button sx={sx} startDecorator={<SailingIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />}>
          Rent a boat
        </Button>
        <Sheet
          variant="soft"
          component="pre"
          dir="ltr"
          sx={{ m: 0, p: 1.5, borderRadius: 'sm', fontSize: 13 }}
        >
          {variables.map(({ name }, index) => `'${name}': '${values[index]}px',`).join('\n')}
        </Sheet>
      </Box>
      <Box sx={{ flex: '1 1 220px' }}>
        {variables.map(({ name, max }, index) => (
          <div key={name}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
              <FormLabel component="span" id={`${id}-${index}`}>
                {name}
              </FormLabel>
              <Typography level="body-sm" textColor="text.secondary">
                {values[index]} px
              </Typography>
            </Box>
            <Slider
              size="sm"
              max={max}
              value={values[index] ?? 0}
              aria-labelledby={`${id}-${index}`}
              onChange={(event, value) =>
                setValues(values.map((old, at) => (at === index ? Number(value) : old)))
              }
            />
          </div>
        ))}
      </Box>
    </Box>
  );
}
