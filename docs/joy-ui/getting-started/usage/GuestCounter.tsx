import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };
// A button that is `disabled` would lose the focus at the last press.
const atTheEnd = { '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } };

export default function GuestCounter() {
  const [guests, setGuests] = React.useState(2);

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <IconButton
        variant="outlined"
        aria-label="One fewer guest"
        aria-disabled={guests === 1}
        onClick={() => setGuests(Math.max(guests - 1, 1))}
        sx={atTheEnd}
      >
        <RemoveIcon sx={iconSize} />
      </IconButton>
      <Typography role="status" textColor="text.primary">
        {guests === 1 ? 'Table for one' : `Table for ${guests}`}
      </Typography>
      <IconButton
        variant="solid"
        color="primary"
        aria-label="One more guest"
        aria-disabled={guests === 8}
        onClick={() => setGuests(Math.min(guests + 1, 8))}
        sx={atTheEnd}
      >
        <AddIcon sx={iconSize} />
      </IconButton>
    </Stack>
  );
}
