import * as React from 'react';
import Button from '@mui/material/Button';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TwoWaysOfValue() {
  const guideId = React.useId();
  const routeId = React.useId();
  const [value, setValue] = React.useState<number | null>(3);

  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography id={guideId} component="div">
        Controlled: the guide
      </Typography>
      <Rating
        role="radiogroup"
        aria-labelledby={guideId}
        name="guide"
        value={value}
        onChange={(_event, next) => setValue(next)}
      />
      <Button size="small" onClick={() => setValue(5)}>
        Give five stars
      </Button>
      <Typography id={routeId} component="div">
        Uncontrolled: the route
      </Typography>
      <Rating role="radiogroup" aria-labelledby={routeId} name="route" defaultValue={4} />
    </Stack>
  );
}
