import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const commands = [
  'Close all tabs',
  'Compare with branch',
  'Copy path of the file',
  'Format document',
  'Go to definition',
  'Go to line',
  'Open recent folder',
  'Rename symbol',
  'Reveal in explorer',
  'Split editor down',
  'Toggle terminal',
  'Toggle word wrap',
];

/** Smaller is better; `Infinity` when the letters don't occur in this order. */
function distance(label: string, query: string): number {
  const text = label.toLowerCase();
  let at = -1;
  let gaps = 0;
  for (const letter of query.toLowerCase().replaceAll(' ', '')) {
    const next = text.indexOf(letter, at + 1);
    if (next < 0) return Infinity;
    gaps += next - at - 1;
    at = next;
  }
  return gaps;
}

export default function AutocompleteFuzzy() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 340 }}>
      <FormLabel>Command</FormLabel>
      <Autocomplete
        autoHighlight
        options={commands}
        filterOptions={(options, { inputValue }) =>
          options
            .map((label) => ({ label, score: distance(label, inputValue) }))
            .filter(({ score }) => score < Infinity)
            .sort((a, b) => a.score - b.score)
            .map(({ label }) => label)
        }
      />
      <FormHelperText>“tww” finds “Toggle word wrap”.</FormHelperText>
    </FormControl>
  );
}
