import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select, { selectClasses } from '@mui/joy/Select';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';

export default function SelectCustomized() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 260 }}>
      <FormLabel>Language</FormLabel>
      <Select
        variant="soft"
        defaultValue="no"
        indicator={<KeyboardArrowDownIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />}
        slotProps={{
          listbox: {
            'aria-label': 'Language',
            placement: 'bottom-start',
            sx: { maxHeight: 160, '--List-radius': '12px', '--List-padding': '6px' },
          },
        }}
        sx={{
          borderRadius: '12px',
          [`& .${selectClasses.indicator}`]: { transition: 'rotate 0.2s' },
          [`& .${selectClasses.indicator}.${selectClasses.expanded}`]: { rotate: '-180deg' },
        }}
      >
        <Option value="no">Norsk</Option>
        <Option value="sv">Svenska</Option>
        <Option value="da">Dansk</Option>
      </Select>
    </FormControl>
  );
}
