import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Stack from '@mui/material/Stack';

function Label({ text }: { text: string }) {
  return (
    <div style={{ width: 200, padding: 20, border: '2px solid', marginBlockEnd: 8 }}>{text}</div>
  );
}

export default function ScopedBoxSizing() {
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <Box sx={{ '& *': { boxSizing: 'content-box' } }}>
        <Label text="content-box: 244 px wide" />
      </Box>
      <ScopedCssBaseline>
        <Label text="Baseline: 200 px wide" />
      </ScopedCssBaseline>
    </Stack>
  );
}
