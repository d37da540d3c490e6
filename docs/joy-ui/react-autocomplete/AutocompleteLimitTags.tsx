import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const lines = [
  'S1 Coast',
  'S2 Fjord',
  'S3 Airport',
  'S4 Valley',
  'S5 Ring',
  'S7 Lakes',
  'S9 Night',
];

export default function AutocompleteLimitTags() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 420 }}>
      <FormLabel>Lines with live delays</FormLabel>
      <Autocomplete
        multiple
        limitTags={2}
        getLimitTagsText={(more) => `and ${more} more`}
        options={lines}
        defaultValue={lines.slice(0, 5)}
        renderTags={(selected, getTagProps) =>
          selected.map((line, index) => {
            const { key, ...tagProps } = getTagProps({ index });
            return (
              <Chip
                key={key}
                variant="outlined"
                sx={{ minWidth: 0 }}
                endDecorator={<ChipDelete {...tagProps} aria-label={`Remove ${line}`} />}
              >
                {line}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}
