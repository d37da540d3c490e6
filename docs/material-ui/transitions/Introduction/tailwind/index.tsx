import * as React from 'react';

export default function Introduction() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="min-h-28">
      <button
        type="button"
        aria-pressed={open}
        onClick={() => setOpen(!open)}
        className="cursor-pointer rounded-lg border border-current bg-transparent px-4 py-2 text-inherit focus-visible:outline-2 focus-visible:outline-offset-2"
      >
        Highlight
      </button>
      <div
        className={`mt-4 w-fit rounded-sm border border-current p-4 transition-transform duration-300 motion-reduce:transition-none ${open ? 'translate-x-6' : 'translate-x-0'}`}
      >
        Departure 10:42
      </div>
    </div>
  );
}
