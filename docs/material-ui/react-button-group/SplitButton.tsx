import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const actions = ['Send invoice', 'Send and archive', 'Send a reminder'] as const;

export default function SplitButton() {
  const menuId = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [action, setAction] = React.useState<string>(actions[0]);
  const [message, setMessage] = React.useState('');

  const choose = (name: string) => {
    setAction(name);
    setAnchor(null);
  };

  return (
    <div>
      <ButtonGroup variant="contained" aria-label="Invoice">
        <Button onClick={() => setMessage(`Done: ${action.toLowerCase()}.`)}>{action}</Button>
        <Button
          size="small"
          aria-label="Choose another action"
          aria-haspopup="menu"
          aria-expanded={anchor ? 'true' : undefined}
          aria-controls={anchor ? menuId : undefined}
          onClick={(event) => setAnchor(event.currentTarget.parentElement)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Actions for the invoice' } }}
      >
        {actions.map((name) => (
          <MenuItem key={name} selected={name === action} onClick={() => choose(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status" variant="body2" sx={{ minHeight: 20, marginBlockStart: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
