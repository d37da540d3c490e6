import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import type { PopperProps } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import SettingsIcon from '@mui/icons-material/Settings';
import { labels } from './labels';

/** Takes the place of the Popper, so that the options stay inside the Popover. */
function InlineList({ children }: Pick<PopperProps, 'children'>) {
  const list = typeof children === 'function' ? null : children;
  return <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 1 }}>{list}</Box>;
}

const Dot = ({ color }: { color: string }) => (
  <Box
    component="span"
    sx={{ width: 12, height: 12, borderRadius: '50%', bgcolor: color, flexShrink: 0 }}
  />
);

export default function LabelPicker() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [value, setValue] = React.useState(() => labels.slice(1, 2));
  const filterRef = React.useRef<HTMLInputElement>(null);
  const open = anchorEl !== null;
  const close = () => setAnchorEl(null);

  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start', width: '100%', maxWidth: 300 }}>
      <Button
        size="small"
        startIcon={<SettingsIcon />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Labels
      </Button>
      <Stack direction="row" useFlexGap role="status" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {value.length === 0 && 'None yet'}
        {value.map(({ name, color }) => (
          <Chip
            key={name}
            size="small"
            variant="outlined"
            icon={<Dot color={color} />}
            label={name}
            sx={{ paddingInlineStart: 1 }}
          />
        ))}
      </Stack>
      <Popover
        open={open}
        anchorEl={anchorEl}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Choose labels', sx: { width: 300 } },
          transition: { onEntered: () => filterRef.current?.focus() },
        }}
      >
        <Autocomplete
          open
          multiple
          disableCloseOnSelect
          options={labels}
          value={value}
          onChange={(_event, next) => setValue([...next])}
          onKeyDown={(event) => {
            // These keys act on chips, and this field has none.
            event.defaultMuiPrevented = ['ArrowLeft', 'Backspace', 'Delete'].includes(event.key);
          }}
          onClose={(_event, reason) => {
            if (reason === 'escape') close();
          }}
          getOptionLabel={({ name }) => name}
          renderValue={() => null}
          renderOption={({ key, ...optionProps }, { name, color, description }, { selected }) => (
            <Box component="li" key={key} {...optionProps} sx={{ gap: 1 }}>
              <Checkbox
                checked={selected}
                size="small"
                disableRipple
                tabIndex={-1}
                slotProps={{ input: { 'aria-hidden': true } }}
                sx={{ p: 0, pointerEvents: 'none' }}
              />
              <Dot color={color} />
              <ListItemText primary={name} secondary={description} />
            </Box>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              inputRef={filterRef}
              label="Filter labels"
              size="small"
              slotProps={{ input: { ...params.InputProps, endAdornment: null } }}
            />
          )}
          slots={{ popper: InlineList }}
          slotProps={{ paper: { elevation: 0 }, listbox: { sx: { maxHeight: 260 } } }}
          sx={{ m: 1.5, mb: 0 }}
        />
      </Popover>
    </Stack>
  );
}
