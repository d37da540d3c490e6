import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function ButtonLoading() {
  const [loading, setLoading] = React.useState(true);
  const indicator = <CircularProgress aria-label="In progress" />;
  return (
    <Stack spacing={3}>
      <FormControl orientation="horizontal" sx={{ gap: 1 }}>
        <FormLabel>Loading</FormLabel>
        <Switch checked={loading} onChange={(event) => setLoading(event.target.checked)} />
      </FormControl>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button loading={loading} loadingIndicator={indicator}>
          Publish
        </Button>
        <Button
          variant="soft"
          loading={loading}
          loadingPosition="start"
          loadingIndicator={indicator}
        >
          Upload
        </Button>
        <Button variant="outlined" loading={loading} loadingIndicator="Sending…">
          Send
        </Button>
      </Stack>
    </Stack>
  );
}
