import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';

export default function Introduction() {
  const [furnished, setFurnished] = React.useState(true);

  return (
    <ToggleButton
      value="furnished"
      selected={furnished}
      onChange={() => setFurnished(!furnished)}
      sx={{
        textTransform: 'none',
        '&.Mui-selected, &.Mui-selected:hover': {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        },
      }}
    >
      Furnished
    </ToggleButton>
  );
}
