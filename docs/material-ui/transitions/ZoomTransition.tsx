import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

const herbs = ['Thyme', 'Sage', 'Dill', 'Mint'];

export default function ZoomTransition() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Button variant="outlined" aria-pressed={shown} onClick={() => setShown(!shown)}>
        Herbs
      </Button>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {herbs.map((herb, index) => (
          <Zoom
            key={herb}
            in={shown}
            style={{ transitionDelay: shown ? `${index * 80}ms` : '0ms' }}
          >
            <Chip label={herb} />
          </Zoom>
        ))}
      </Stack>
    </Stack>
  );
}
