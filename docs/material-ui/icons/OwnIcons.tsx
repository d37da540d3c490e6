import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const TentIcon = createSvgIcon(<path d="M12 3 1 21h8l3-6 3 6h8z" />, 'Tent');

const HillsIcon = createSvgIcon(
  <>
    <circle cx="17" cy="7" r="3" />
    <path d="M1 20 9 8l5 7 2-2 7 7z" />
  </>,
  'Hills',
);

export default function OwnIcons() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <TentIcon fontSize="large" color="primary" />
      <HillsIcon fontSize="large" color="action" />
      <Button variant="outlined" startIcon={<TentIcon />}>
        Reserve a campsite
      </Button>
    </Stack>
  );
}
