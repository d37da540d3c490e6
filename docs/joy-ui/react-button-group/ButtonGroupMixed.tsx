import * as React from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function ButtonGroupMixed() {
  const [seats, setSeats] = React.useState(2);
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <ButtonGroup color="primary" size="sm" aria-label="Seats">
        <IconButton aria-label="One fewer" onClick={() => setSeats(Math.max(0, seats - 1))}>
          <RemoveIcon sx={iconSize} />
        </IconButton>
        <IconButton aria-label="One more" onClick={() => setSeats(seats + 1)}>
          <AddIcon sx={iconSize} />
        </IconButton>
        <Button onClick={() => setSeats(0)}>None</Button>
      </ButtonGroup>
      <Typography role="status">{`${seats} seats`}</Typography>
    </Stack>
  );
}
