import Chip from '@mui/joy/Chip';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';
import useAutocomplete from '@mui/material/useAutocomplete';

const towns = ['Bergen', 'Bodø', 'Drammen', 'Hamar', 'Larvik', 'Molde', 'Narvik', 'Tromsø'];

const Listbox = styled('ul')(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  insetInline: 0,
  zIndex: 1,
  margin: 0,
  padding: theme.spacing(0.75),
  maxHeight: 200,
  overflow: 'auto',
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.radius.md,
  boxShadow: theme.vars.shadow.md,
  backgroundColor: theme.vars.palette.background.popup,
  color: theme.vars.palette.text.primary,
  '& > li': { padding: theme.spacing(0.75, 1.5), borderRadius: theme.vars.radius.sm },
  '& > [aria-selected="true"]': { fontWeight: theme.vars.fontWeight.lg },
  '& > .Mui-focused': {
    backgroundColor: theme.vars.palette.primary.softBg,
    color: theme.vars.palette.primary.softColor,
  },
}));

export default function AutocompleteHook() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    value,
  } = useAutocomplete({ options: towns, defaultValue: 'Hamar' });

  return (
    <Stack spacing={0.75} sx={{ position: 'relative', width: '100%', maxWidth: 320 }}>
      <FormLabel {...getInputLabelProps()}>Change trains in</FormLabel>
      <div {...getRootProps()}>
        <Input
          variant="soft"
          slotProps={{ input: { ...getInputProps() } }}
          endDecorator={value && <Chip size="sm">chosen</Chip>}
        />
      </div>
      {groupedOptions.length > 0 && (
        <Listbox {...getListboxProps()}>
          {groupedOptions.map((option, index) => {
            const { key, ...optionProps } = getOptionProps({ option, index });
            return (
              <li key={key} {...optionProps}>
                {option}
              </li>
            );
          })}
        </Listbox>
      )}
    </Stack>
  );
}
