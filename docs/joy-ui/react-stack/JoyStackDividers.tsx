import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const figures = [
  ['12', 'boats'],
  ['48', 'berths'],
  ['3 m', 'depth'],
] as const;

export default function JoyStackDividers() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      divider={<Divider orientation="vertical" aria-hidden />}
    >
      {figures.map(([value, unit]) => (
        <div key={unit}>
          <Typography level="title-lg">{value}</Typography>
          <Typography level="body-sm">{unit}</Typography>
        </div>
      ))}
    </Stack>
  );
}
