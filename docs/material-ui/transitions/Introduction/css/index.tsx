import * as React from 'react';
import './departure.css';

export default function Introduction() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="departure">
      <button
        type="button"
        className="departure-button"
        aria-pressed={open}
        onClick={() => setOpen(!open)}
      >
        Highlight
      </button>
      <div className={open ? 'departure-row departure-row-moved' : 'departure-row'}>
        Departure 10:42
      </div>
    </div>
  );
}
