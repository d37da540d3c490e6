import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const stops = ['Old Town', 'University', 'Harbor'];

export default function JoyStackBreakpoints() {
  return (
    <Stack
      component="ol"
      direction={{ xs: 'column', sm: 'row' }}
      useFlexGap
      spacing={{ xs: 1, md: 3 }}
      sx={{ width: '100%', m: 0, p: 0 }}
    >
      {stops.map((stop, index) => (
        <Sheet
          key={stop}
          component="li"
          variant="soft"
          color="primary"
          sx={{ flex: 1, p: 2, borderRadius: 'sm', listStyle: 'none' }}
        >
          {index + 1}. {stop}
        </Sheet>
      ))}
    </Stack>
  );
}
