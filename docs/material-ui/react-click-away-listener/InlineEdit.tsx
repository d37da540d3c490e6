import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import TextField from '@mui/material/TextField';

const focusNode = (node: HTMLElement | null) => node?.focus();

export default function InlineEdit() {
  const [title, setTitle] = React.useState('Pear compote');
  const [draft, setDraft] = React.useState<string | null>(null);
  // After a click elsewhere, the focus stays where the user clicked.
  const [byKey, setByKey] = React.useState(false);

  const save = () => {
    setTitle(draft?.trim() || title);
    setDraft(null);
  };

  if (draft === null) {
    return (
      <Button
        ref={byKey ? focusNode : undefined}
        variant="outlined"
        onClick={() => {
          setDraft(title);
          setByKey(false);
        }}
      >
        Rename “{title}”
      </Button>
    );
  }
  return (
    <ClickAwayListener onClickAway={save}>
      <TextField
        inputRef={focusNode}
        label="Recipe title"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === 'Escape') {
            event.preventDefault();
            setByKey(true);
          }
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
