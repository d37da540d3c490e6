import * as React from 'react';
import ClickAwayListener from '@mui/material/ClickAwayListener';

export default function Introduction() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div className="min-h-28">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="cursor-pointer rounded-lg border border-current bg-transparent px-4 py-2 font-semibold text-inherit focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500"
        >
          Bus times
        </button>
        {open && <div className="mt-2 rounded-lg bg-blue-800 p-4 text-white">Every 20 minutes</div>}
      </div>
    </ClickAwayListener>
  );
}
