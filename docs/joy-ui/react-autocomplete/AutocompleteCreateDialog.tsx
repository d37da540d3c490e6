import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

interface Supplier {
  name: string;
  town: string;
  draft?: boolean;
}

const known: Supplier[] = [
  { name: 'Bakkegård Dairy', town: 'Odense' },
  { name: 'Harbor Fish Market', town: 'Esbjerg' },
  { name: 'Nordic Grain', town: 'Aarhus' },
  { name: 'Vesterbro Coffee', town: 'Copenhagen' },
];
const filter = createFilterOptions<Supplier>();

export default function AutocompleteCreateDialog() {
  const [suppliers, setSuppliers] = React.useState(known);
  const [value, setValue] = React.useState<Supplier | null>(null);
  const [draft, setDraft] = React.useState<Supplier | null>(null);

  return (
    <React.Fragment>
      <FormControl sx={{ width: '100%', maxWidth: 320 }}>
        <FormLabel>Supplier</FormLabel>
        <Autocomplete
          options={suppliers}
          value={value}
          onChange={(event, next) => {
            if (next?.draft) setDraft({ name: next.name, town: '' });
            else setValue(next);
          }}
          getOptionKey={({ name }) => name}
          getOptionLabel={({ name, draft: isDraft }) => (isDraft ? `New: ${name} …` : name)}
          isOptionEqualToValue={(option, current) => option.name === current.name}
          filterOptions={(options, state) => {
            const found = filter(options, state);
            const name = state.inputValue.trim();
            return name === '' || found.length > 0 ? found : [{ name, town: '', draft: true }];
          }}
        />
      </FormControl>
      <Modal open={draft !== null} onClose={() => setDraft(null)}>
        <ModalDialog aria-label="New supplier" sx={{ width: 'min(100% - 32px, 360px)' }}>
          <DialogTitle component="div">New supplier</DialogTitle>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (draft === null) return;
              setSuppliers([...suppliers, draft]);
              setValue(draft);
              setDraft(null);
            }}
          >
            <Stack spacing={2}>
              {(['name', 'town'] as const).map((field) => (
                <FormControl key={field} required>
                  <FormLabel>{field === 'name' ? 'Name' : 'Town'}</FormLabel>
                  <Input
                    value={draft?.[field] ?? ''}
                    onChange={({ target }) =>
                      draft && setDraft({ ...draft, [field]: target.value })
                    }
                  />
                </FormControl>
              ))}
            </Stack>
            <DialogActions sx={{ mt: 2 }}>
              <Button type="submit">Add supplier</Button>
              <Button variant="plain" color="neutral" onClick={() => setDraft(null)}>
                Cancel
              </Button>
            </DialogActions>
          </form>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
