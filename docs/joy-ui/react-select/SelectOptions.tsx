import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import TrainIcon from '@mui/icons-material/Train';

const ways = [
  { id: 'boat', name: 'By boat', Icon: DirectionsBoatIcon },
  { id: 'bus', name: 'By bus', Icon: DirectionsBusIcon },
  { id: 'train', name: 'By train', Icon: TrainIcon },
];

export default function SelectOptions() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 260 }}>
      <FormLabel>Getting to the island</FormLabel>
      <Select
        defaultValue="boat"
        slotProps={{ listbox: { 'aria-label': 'Getting to the island' } }}
      >
        {ways.map(({ id, name, Icon }) => (
          <Option key={id} value={id} label={name}>
            <ListItemDecorator>
              <Icon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
            </ListItemDecorator>
            {name}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
