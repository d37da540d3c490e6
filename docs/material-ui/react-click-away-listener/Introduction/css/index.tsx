import * as React from 'react';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import './bus-times.css';

export default function Introduction() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div className="bus-times">
        <button
          type="button"
          className="bus-times-button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Bus times
        </button>
        {open && <div className="bus-times-panel">Every 20 minutes</div>}
      </div>
    </ClickAwayListener>
  );
}
