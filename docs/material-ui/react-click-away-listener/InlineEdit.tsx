import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import TextField from '@mui/material/TextField';

export default function InlineEdit() {
  const [title, setTitle] = React.useState('Pear compote');
  const [draft, setDraft] = React.useState<string | null>(null);

  const save = () => {
    setTitle(draft?.trim() || title);
    setDraft(null);
  };

  if (draft === null) {
    return (
      <Button variant="outlined" onClick={() => setDraft(title)}>
        Rename “{title}”
      </Button>
    );
  }
  return (
    <ClickAwayListener onClickAway={save}>
      <TextField
        label="Title of the recipe"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            save();
          }
          if (event.key === 'Escape') {
            setDraft(null);
          }
        }}
        helperText="Enter or a click elsewhere saves, Escape cancels."
      />
    </ClickAwayListener>
  );
}
