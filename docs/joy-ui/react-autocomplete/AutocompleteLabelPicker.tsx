import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteListbox from '@mui/joy/AutocompleteListbox';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import DialogTitle from '@mui/joy/DialogTitle';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import CheckIcon from '@mui/icons-material/Check';
import { labels } from './labels';

const Dot = ({ color }: { color: string }) => (
  <Box
    component="span"
    sx={{ width: 12, height: 12, borderRadius: '50%', bgcolor: color, flexShrink: 0 }}
  />
);

/** Takes the place of the list in a popup: the options stay in the dialog. */
const InlineListbox = React.forwardRef<
  HTMLUListElement,
  React.ComponentProps<typeof AutocompleteListbox> &
    Record<'anchorEl' | 'open' | 'modifiers', unknown>
>(function InlineListbox({ anchorEl, open, modifiers, style, ...props }, ref) {
  return (
    <AutocompleteListbox
      ref={ref}
      variant="plain"
      {...props}
      sx={{ maxHeight: 260, boxShadow: 'none', mt: 1 }}
    />
  );
});

export default function AutocompleteLabelPicker() {
  const [open, setOpen] = React.useState(false);
  const [value, setValue] = React.useState(() => labels.slice(2, 4));

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" color="neutral" size="sm" onClick={() => setOpen(true)}>
        Edit labels
      </Button>
      <Stack direction="row" useFlexGap role="status" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {value.length === 0 && 'No labels'}
        {value.map(({ name, color }) => (
          <Chip key={name} variant="outlined" startDecorator={<Dot color={color} />}>
            {name}
          </Chip>
        ))}
      </Stack>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog aria-label="Labels for this issue" sx={{ width: 'min(100% - 32px, 360px)' }}>
          <ModalClose />
          <DialogTitle component="div">Labels for this issue</DialogTitle>
          <Autocomplete
            open
            multiple
            disableCloseOnSelect
            forcePopupIcon={false}
            disableClearable
            options={labels}
            value={value}
            onChange={(event, next, reason) => {
              // The field shows no chips, so Backspace has nothing to remove.
              if (reason !== 'removeOption' || (event as React.KeyboardEvent).key !== 'Backspace') {
                setValue(next);
              }
            }}
            onClose={(event, reason) => {
              if (reason === 'escape') setOpen(false);
            }}
            getOptionLabel={({ name }) => name}
            placeholder="Filter labels"
            aria-label="Filter labels"
            renderTags={() => null}
            slots={{ listbox: InlineListbox }}
            renderOption={(props, { name, color, description }, { selected }) => (
              <AutocompleteOption {...props} key={name}>
                <ListItemDecorator>
                  {selected && <CheckIcon sx={{ fontSize: 18 }} />}
                </ListItemDecorator>
                <Dot color={color} />
                <ListItemContent>
                  {name}
                  <Typography level="body-sm" textColor="text.secondary">
                    {description}
                  </Typography>
                </ListItemContent>
              </AutocompleteOption>
            )}
          />
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
