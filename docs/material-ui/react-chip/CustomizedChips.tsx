import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const TagChip = styled(Chip)({
  borderRadius: 4,
  fontWeight: 600,
  [`& .${chipClasses.label}`]: { paddingInline: 8 },
});

export default function CustomizedChips() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <TagChip label="Perennial" variant="outlined" />
      <TagChip label="Full sun" color="primary" />
      <Chip
        icon={<LocalFloristIcon />}
        label="In bloom"
        sx={{
          bgcolor: 'success.main',
          color: 'success.contrastText',
          [`& .${chipClasses.icon}`]: { color: 'inherit' },
        }}
      />
    </Stack>
  );
}
