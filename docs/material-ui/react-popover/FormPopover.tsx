import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FormPopover() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [limit, setLimit] = React.useState('120');

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLimit(String(new FormData(event.currentTarget).get('limit')));
    setAnchorEl(null);
  };

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchorEl !== null}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Up to €{limit} a night
      </Button>
      <Popover
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Price filter' } }}
      >
        <Stack component="form" onSubmit={handleSubmit} sx={{ gap: 2, p: 2, width: 220 }}>
          <TextField
            required
            name="limit"
            label="Highest price"
            type="number"
            defaultValue={limit}
            slotProps={{ htmlInput: { min: 20, max: 900 } }}
          />
          <Button type="submit" variant="contained">
            Apply
          </Button>
        </Stack>
      </Popover>
    </React.Fragment>
  );
}
