import * as React from 'react';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ForumIcon from '@mui/icons-material/Forum';

export default function BadgeCounts() {
  const [count, setCount] = React.useState(98);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={4}>
        <Badge badgeContent={count} slotProps={{ badge: { 'aria-hidden': true } }}>
          <ForumIcon />
        </Badge>
        <Badge
          badgeContent={String(count)}
          max={999}
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          <ForumIcon />
        </Badge>
      </Stack>
      <Typography role="status">{count} new answers</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button size="sm" onClick={() => setCount(count + 1)}>
          One more
        </Button>
        <Button size="sm" variant="outlined" onClick={() => setCount(0)}>
          Read all
        </Button>
      </Stack>
    </Stack>
  );
}
