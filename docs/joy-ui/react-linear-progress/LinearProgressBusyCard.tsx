import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardOverflow from '@mui/joy/CardOverflow';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinearProgressBusyCard() {
  const [busy, setBusy] = React.useState(true);
  const barId = React.useId();
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Card
        role="group"
        aria-label="Parcel 7731"
        aria-busy={busy}
        aria-describedby={busy ? barId : undefined}
      >
        <CardOverflow sx={{ minHeight: 4 }}>
          {busy && (
            <LinearProgress
              id={barId}
              size="sm"
              aria-label="Fetching the position"
              sx={{ borderRadius: 0 }}
            />
          )}
        </CardOverflow>
        <Typography level="title-md">Parcel 7731</Typography>
        <Typography>{busy ? 'Position unknown' : 'In the van near Bern'}</Typography>
      </Card>
      <Button variant="outlined" onClick={() => setBusy(!busy)}>
        {busy ? 'Show the result' : 'Fetch again'}
      </Button>
    </Stack>
  );
}
