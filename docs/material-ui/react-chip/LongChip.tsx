import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const label = 'Closed for restoration until the end of the winter season';

export default function LongChip() {
  return (
    <Stack sx={{ gap: 1, width: 220, alignItems: 'flex-start' }}>
      <Chip label={label} title={label} />
      <Chip
        label={label}
        sx={{
          height: 'auto',
          [`& .${chipClasses.label}`]: { whiteSpace: 'normal', paddingBlock: 1 },
        }}
      />
    </Stack>
  );
}
