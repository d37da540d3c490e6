import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

type Trigger = Pick<
  React.ComponentProps<'button'>,
  'aria-label' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick'
>;

interface ButtonMenuProps {
  /** Names both the button and the menu. */
  name: string;
  items: readonly string[];
  selected?: string;
  onChoose?: (item: string) => void;
  /** Renders the button with the props that connect it to the menu. */
  children: (trigger: Trigger) => React.ReactNode;
}

export function ButtonMenu({ name, items, selected, onChoose, children }: ButtonMenuProps) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();
  const open = anchor !== null;

  const choose = (item: string) => {
    setAnchor(null);
    onChoose?.(item);
  };

  return (
    <React.Fragment>
      {children({
        'aria-label': name,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: (event) => setAnchor(event.currentTarget),
      })}
      <Menu
        id={id}
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': name } }}
      >
        {items.map((item) => (
          <MenuItem key={item} selected={item === selected} onClick={() => choose(item)}>
            {item}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
