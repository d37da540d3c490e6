import * as React from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const PARCELS = 8;

export default function LinearProgressValue() {
  const [loaded, setLoaded] = React.useState(3);
  const labelId = React.useId();
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Typography
        id={labelId}
        level="title-sm"
        endDecorator={
          <span>
            {loaded} of {PARCELS}
          </span>
        }
        sx={{ justifyContent: 'space-between' }}
      >
        Parcels loaded
      </Typography>
      <LinearProgress
        determinate
        value={(loaded / PARCELS) * 100}
        aria-labelledby={labelId}
        aria-valuetext={`${loaded} of ${PARCELS}`}
      />
      <Button
        variant="outlined"
        onClick={() => setLoaded(loaded === PARCELS ? 0 : loaded + 1)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {loaded === PARCELS ? 'Empty the van' : 'Load a parcel'}
      </Button>
    </Stack>
  );
}
