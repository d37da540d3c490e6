import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

interface Supplier {
  name: string;
  city: string;
  isNew?: boolean;
}

const known: readonly Supplier[] = [
  { name: 'Berg & Sons', city: 'Oslo' },
  { name: 'Harbor Paper', city: 'Hamburg' },
  { name: 'Moreau Papeterie', city: 'Lyon' },
  { name: 'Tanaka Washi', city: 'Kyoto' },
];

const filter = createFilterOptions<Supplier>();

export default function CreateDialogAutocomplete() {
  const [suppliers, setSuppliers] = React.useState(known);
  const [value, setValue] = React.useState<Supplier | null>(null);
  const [draft, setDraft] = React.useState('');
  const [open, setOpen] = React.useState(false);
  const formId = React.useId();
  const cityRef = React.useRef<HTMLInputElement>(null);
  const close = () => setOpen(false);

  const choose = (next: Supplier | null) => {
    if (!next?.isNew) return setValue(next);
    setDraft(next.name);
    setOpen(true);
  };
  const add = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const supplier = { name: String(data.get('name')), city: String(data.get('city')) };
    setSuppliers([...suppliers, supplier]);
    setValue(supplier);
    close();
  };

  return (
    <React.Fragment>
      <Autocomplete
        options={suppliers}
        value={value}
        onChange={(_event, next) => choose(next)}
        filterOptions={(options, state) => {
          const name = state.inputValue.trim();
          const exists = options.some((option) => option.name.toLowerCase() === name.toLowerCase());
          const found = filter(options, state);
          return name === '' || exists ? found : [...found, { name, city: '', isNew: true }];
        }}
        getOptionLabel={({ name }) => name}
        renderOption={({ key, ...optionProps }, { name, city, isNew }) => (
          <li key={key} {...optionProps}>
            {isNew ? `Add “${name}” …` : `${name}, ${city}`}
          </li>
        )}
        renderInput={(params) => <TextField {...params} label="Supplier" />}
        sx={{ width: '100%', maxWidth: 340 }}
      />
      <Dialog
        open={open}
        onClose={close}
        fullWidth
        maxWidth="xs"
        slotProps={{ transition: { onEntered: () => cityRef.current?.focus() } }}
      >
        <DialogTitle component="div">New supplier</DialogTitle>
        <DialogContent>
          <Stack component="form" id={formId} onSubmit={add} sx={{ gap: 2, pt: 1 }}>
            <TextField name="name" label="Name" defaultValue={draft} required />
            <TextField name="city" label="City" required inputRef={cityRef} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId}>
            Add
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
