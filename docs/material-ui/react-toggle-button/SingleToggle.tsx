import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';

export default function SingleToggle() {
  const [pinned, setPinned] = React.useState(false);

  return (
    <ToggleButton
      value="pin"
      selected={pinned}
      onChange={() => setPinned(!pinned)}
      aria-label="Pin this apartment"
    >
      {pinned ? <PushPinIcon /> : <PushPinOutlinedIcon />}
    </ToggleButton>
  );
}
