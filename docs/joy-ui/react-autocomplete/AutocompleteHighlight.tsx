import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Typography from '@mui/joy/Typography';

const dishes = [
  'Barley soup with leek',
  'Beetroot and apple salad',
  'Chanterelle risotto',
  'Leek and potato gratin',
  'Lentil soup with lemon',
  'Mushroom dumplings',
  'Pearl barley with pumpkin',
  'Potato pancakes with apple',
  'Pumpkin soup with ginger',
  'Roasted carrots with hazelnuts',
  'Spinach and ricotta pie',
  'Warm lentil salad',
];

/** The parts at odd positions are what was typed. */
function splitMatches(label: string, query: string): string[] {
  const typed = query.trim();
  if (typed === '') return [label];
  return label.split(new RegExp(`(${typed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'i'));
}

export default function AutocompleteHighlight() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 340 }}>
      <FormLabel>Recipe</FormLabel>
      <Autocomplete
        options={dishes}
        placeholder="Try “soup” or “leek”"
        sx={{ '--Input-placeholderOpacity': 0.9 }}
        renderOption={(props, dish, { inputValue }) => (
          <AutocompleteOption {...props} key={dish}>
            <span>
              {splitMatches(dish, inputValue).map((part, index) =>
                index % 2 === 1 ? (
                  <Typography key={index} component="mark" variant="soft" color="warning">
                    {part}
                  </Typography>
                ) : (
                  part
                ),
              )}
            </span>
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
