import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const species = [
  'Black-headed gull',
  'Common blackbird',
  'Eurasian blackcap',
  'European robin',
  'Great spotted woodpecker',
  'Great tit',
  'Gray heron',
  'Lesser black-backed gull',
  'Long-tailed tit',
  'Northern lapwing',
  'Red-backed shrike',
  'White wagtail',
];

/** The parts of a label at odd positions are what was typed. */
function splitMatches(label: string, query: string): string[] {
  const typed = query.trim();
  if (typed === '') return [label];
  const escaped = typed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return label.split(new RegExp(`(${escaped})`, 'i'));
}

export default function HighlightedAutocomplete() {
  return (
    <Autocomplete
      options={species}
      renderOption={({ key, ...optionProps }, option, { inputValue }) => (
        <li key={key} {...optionProps}>
          <span>
            {splitMatches(option, inputValue).map((part, index) =>
              index % 2 === 1 ? (
                <Box key={index} component="b" sx={{ color: 'primary.main' }}>
                  {part}
                </Box>
              ) : (
                part
              ),
            )}
          </span>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Bird that you saw" />}
      sx={{ width: '100%', maxWidth: 340 }}
    />
  );
}
