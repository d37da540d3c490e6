import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ChipActions() {
  const [followed, setFollowed] = React.useState(false);
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      <Chip
        size="lg"
        color="primary"
        variant={followed ? 'solid' : 'outlined'}
        onClick={() => setFollowed(!followed)}
        slotProps={{ action: { 'aria-pressed': followed } }}
      >
        Line 4
      </Chip>
      <Chip
        size="lg"
        variant="outlined"
        slotProps={{ action: { component: 'a', href: '/joy-ui/react-link' } }}
      >
        Timetable
      </Chip>
    </Stack>
  );
}
