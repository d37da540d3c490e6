import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function GuestCounter() {
  const [guests, setGuests] = React.useState(2);

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <IconButton
        variant="outlined"
        aria-label="One guest less"
        disabled={guests === 1}
        onClick={() => setGuests(guests - 1)}
      >
        <RemoveIcon sx={iconSize} />
      </IconButton>
      <Typography role="status" textColor="text.primary">
        {guests === 1 ? 'Table for one' : `Table for ${guests}`}
      </Typography>
      <IconButton
        variant="solid"
        color="primary"
        aria-label="One guest more"
        disabled={guests === 8}
        onClick={() => setGuests(guests + 1)}
      >
        <AddIcon sx={iconSize} />
      </IconButton>
    </Stack>
  );
}
