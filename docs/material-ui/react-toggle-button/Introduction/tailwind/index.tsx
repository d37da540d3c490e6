import * as React from 'react';

export default function Introduction() {
  const [furnished, setFurnished] = React.useState(true);

  return (
    <button
      type="button"
      aria-pressed={furnished}
      onClick={() => setFurnished(!furnished)}
      className="cursor-pointer rounded border border-solid border-neutral-500 bg-white px-3 py-2 font-medium text-neutral-900 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 aria-pressed:bg-blue-700 aria-pressed:text-white dark:border-neutral-400 dark:bg-neutral-900 dark:text-neutral-50 dark:aria-pressed:bg-blue-200 dark:aria-pressed:text-blue-950"
    >
      Furnished
    </button>
  );
}
