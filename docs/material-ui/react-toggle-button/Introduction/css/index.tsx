import * as React from 'react';
import './furnished-toggle.css';

export default function Introduction() {
  const [furnished, setFurnished] = React.useState(true);

  return (
    <button
      type="button"
      aria-pressed={furnished}
      onClick={() => setFurnished(!furnished)}
      className="furnished-toggle"
    >
      Furnished
    </button>
  );
}
