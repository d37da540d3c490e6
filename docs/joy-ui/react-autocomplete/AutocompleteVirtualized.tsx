import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import { WindowedList } from './WindowedList';

const streets = [
  'Alder',
  'Birch',
  'Cedar',
  'Elm',
  'Hazel',
  'Juniper',
  'Linden',
  'Maple',
  'Oak',
  'Willow',
];
const addresses = streets.flatMap((street) =>
  Array.from({ length: 1000 }, (_, index) => `${street} Street ${index + 1}`),
);

export default function AutocompleteVirtualized() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Delivery address</FormLabel>
      <Autocomplete
        disableListWrap
        handleHomeEndKeys={false}
        options={addresses}
        defaultValue="Cedar Street 500"
        slotProps={{
          listbox: { component: WindowedList, sx: { maxHeight: 300, '--List-padding': '0px' } },
        }}
        renderOption={(props, address) => (
          <AutocompleteOption {...props} key={address} sx={{ height: 36, flexShrink: 0 }}>
            {address}
          </AutocompleteOption>
        )}
      />
      <FormHelperText>10,000 addresses, about 28 of them in the DOM at any time.</FormHelperText>
    </FormControl>
  );
}
