import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const facts = ['45 min', '4 portions', '380 kcal'];

export default function DividerStack() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      divider={<Divider orientation="vertical" flexItem aria-hidden />}
    >
      {facts.map((fact) => (
        <Typography key={fact}>{fact}</Typography>
      ))}
    </Stack>
  );
}
