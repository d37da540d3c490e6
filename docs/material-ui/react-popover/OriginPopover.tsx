import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const verticals = ['top', 'center', 'bottom'] as const;
const horizontals = ['left', 'center', 'right'] as const;
const points = verticals.flatMap((v) => horizontals.map((h) => `${v} ${h}`));

function toOrigin(point: string) {
  const [vertical, horizontal] = point.split(' ');
  return {
    vertical: verticals.find((value) => value === vertical) ?? 'top',
    horizontal: horizontals.find((value) => value === horizontal) ?? 'left',
  };
}

export default function OriginPopover() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [anchor, setAnchor] = React.useState('bottom left');
  const [own, setOwn] = React.useState('top left');

  const fields = [
    { label: 'Point of the button', value: anchor, onChange: setAnchor },
    { label: 'Point of the popover', value: own, onChange: setOwn },
  ];

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start', width: '100%', maxWidth: 320 }}>
      {fields.map(({ label, value, onChange }) => (
        <TextField
          key={label}
          select
          fullWidth
          label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {points.map((point) => (
            <MenuItem key={point} value={point}>
              {point}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchorEl !== null}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Show the popover
      </Button>
      <Popover
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={toOrigin(anchor)}
        transformOrigin={toOrigin(own)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Position' } }}
      >
        <Typography sx={{ p: 2 }}>Platform 6</Typography>
      </Popover>
    </Stack>
  );
}
