import Chip, { chipClasses } from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function CustomChip() {
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      <Chip sx={{ '--Chip-radius': '4px', '--Chip-minHeight': '2rem' }}>Square</Chip>
      <Chip
        variant="outlined"
        title="Minutes of the general meeting, March 12.pdf"
        sx={{ maxWidth: 180 }}
      >
        Minutes of the general meeting, March 12.pdf
      </Chip>
      <Chip
        variant="solid"
        sx={{
          [`& .${chipClasses.label}`]: { textTransform: 'uppercase', letterSpacing: '0.08em' },
        }}
      >
        New
      </Chip>
    </Stack>
  );
}
