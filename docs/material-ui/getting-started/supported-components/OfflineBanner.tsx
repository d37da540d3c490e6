import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function OfflineBanner() {
  const [open, setOpen] = React.useState(true);
  const content = React.useRef<HTMLDivElement>(null);

  const show = (next: boolean) => {
    setOpen(next);
    content.current?.focus();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 480, minHeight: 190 }}>
      <Collapse in={open}>
        <Paper variant="outlined" role="region" aria-label="Connection" sx={{ p: 2, mb: 2 }}>
          <Typography>You are offline. The timetable on this page is from this morning.</Typography>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button onClick={() => show(false)}>Keep reading</Button>
            <Button onClick={() => show(false)}>Try again</Button>
          </Stack>
        </Paper>
      </Collapse>
      <Box ref={content} tabIndex={-1} sx={{ outline: 'none' }}>
        <Typography>Lisbon, departures from platform 4: 10:12, 10:42, 11:12.</Typography>
        {!open && (
          <Button variant="outlined" sx={{ mt: 1 }} onClick={() => show(true)}>
            Show the banner again
          </Button>
        )}
      </Box>
    </Box>
  );
}
