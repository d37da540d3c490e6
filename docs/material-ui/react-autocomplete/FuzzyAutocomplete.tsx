import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const commands = [
  'Close all editors',
  'Close other editors',
  'Fold all regions',
  'Format document',
  'Go to definition',
  'Go to line',
  'Go to next problem',
  'Organize imports',
  'Rename symbol',
  'Reopen closed editor',
  'Split editor down',
  'Toggle word wrap',
];

/** How far apart the typed letters are in the label, or Infinity if one of them is missing. */
function distance(label: string, query: string): number {
  const text = label.toLowerCase();
  let position = -1;
  let gaps = 0;
  for (const letter of query.toLowerCase().replace(/\s/g, '')) {
    const next = text.indexOf(letter, position + 1);
    if (next === -1) return Infinity;
    // The first letter of a word costs nothing, so that "gtd" finds "Go to definition".
    gaps += next === 0 || text[next - 1] === ' ' ? 0 : next - position;
    position = next;
  }
  return gaps;
}

export default function FuzzyAutocomplete() {
  return (
    <Autocomplete
      autoHighlight
      options={commands}
      filterOptions={(options, { inputValue }) =>
        options
          .map((option) => ({ option, cost: distance(option, inputValue) }))
          .filter(({ cost }) => cost < Infinity)
          .sort((a, b) => a.cost - b.cost)
          .map(({ option }) => option)
      }
      renderInput={(params) => (
        <TextField {...params} label="Command" helperText="Try gtd, clsed, or tww." />
      )}
      sx={{ width: '100%', maxWidth: 340 }}
    />
  );
}
