import Box from '@mui/joy/Box';
import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import Stack from '@mui/joy/Stack';

function Ticket({ text }: { text: string }) {
  return <div style={{ width: 200, padding: 20, border: '2px solid' }}>{text}</div>;
}

export default function ScopedSizing() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Box sx={{ '& *': { boxSizing: 'content-box' } }}>
        <Ticket text="content-box: 244 px wide" />
      </Box>
      <ScopedCssBaseline>
        <Ticket text="Scoped: 200 px wide" />
      </ScopedCssBaseline>
    </Stack>
  );
}
