import * as React from 'react';

/** State of a transfer list: which entries are chosen, and which are checked to be moved. */
export function useTransfer(all: readonly string[], initial: readonly string[] = []) {
  const [chosen, setChosen] = React.useState(initial);
  const [checked, setChecked] = React.useState<readonly string[]>([]);
  const available = all.filter((item) => !chosen.includes(item));

  const toggle = (item: string) =>
    setChecked((previous) =>
      previous.includes(item) ? previous.filter((entry) => entry !== item) : [...previous, item],
    );
  const add = (items: readonly string[]) => {
    setChosen((previous) => [...previous, ...items]);
    setChecked((previous) => previous.filter((item) => !items.includes(item)));
  };
  const remove = (items: readonly string[]) => {
    setChosen((previous) => previous.filter((item) => !items.includes(item)));
    setChecked((previous) => previous.filter((item) => !items.includes(item)));
  };
  const checkedIn = (items: readonly string[]) => items.filter((item) => checked.includes(item));

  return { available, chosen, checked, setChosen, setChecked, toggle, add, remove, checkedIn };
}
