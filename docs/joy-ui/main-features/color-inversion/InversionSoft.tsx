import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import LinearProgress from '@mui/joy/LinearProgress';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const stations = [
  { color: 'success', state: 'Running', name: 'Pump house', text: '12 of 12 sensors', charge: 96 },
  { color: 'warning', state: 'Low', name: 'Weir', text: '9 of 11 sensors', charge: 28 },
  { color: 'danger', state: 'Offline', name: 'Upper lock', text: 'Last seen 04:12', charge: 3 },
] as const;

export default function InversionSoft() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', width: '100%' }}>
      {stations.map(({ color, state, name, text, charge }) => (
        <Sheet
          key={name}
          variant="soft"
          color={color}
          invertedColors
          sx={{ borderRadius: 'md', p: 2, flex: '1 1 180px' }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
            <Typography level="title-md" sx={{ flexGrow: 1 }}>
              {name}
            </Typography>
            <Chip size="sm">{state}</Chip>
          </Box>
          <Typography>
            {text}, battery {charge}%
          </Typography>
          <LinearProgress
            determinate
            value={charge}
            aria-label={`Battery of ${name}`}
            sx={{ my: 1.5 }}
          />
          <Button size="sm" variant="outlined" aria-label={`Show report: ${name}`}>
            Show report
          </Button>
        </Sheet>
      ))}
    </Stack>
  );
}
