import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const tags = ['Vegan', 'No oven', 'Under one hour', 'Winter', 'Leftovers', 'One pot'];

export default function FlexGapStack() {
  return (
    <Stack
      direction="row"
      component="ul"
      role="list"
      aria-label="Tags"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', maxWidth: 300, m: 0, p: 0, listStyle: 'none' }}
    >
      {tags.map((tag) => (
        <li key={tag}>
          <Chip label={tag} variant="outlined" />
        </li>
      ))}
    </Stack>
  );
}
