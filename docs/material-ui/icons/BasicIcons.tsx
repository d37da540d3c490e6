import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import DirectionsBoatOutlinedIcon from '@mui/icons-material/DirectionsBoatOutlined';
import DirectionsBoatRoundedIcon from '@mui/icons-material/DirectionsBoatRounded';
import DirectionsBoatSharpIcon from '@mui/icons-material/DirectionsBoatSharp';
import DirectionsBoatTwoToneIcon from '@mui/icons-material/DirectionsBoatTwoTone';

const styles = [
  { name: 'Filled', Icon: DirectionsBoatIcon },
  { name: 'Outlined', Icon: DirectionsBoatOutlinedIcon },
  { name: 'Rounded', Icon: DirectionsBoatRoundedIcon },
  { name: 'Two tone', Icon: DirectionsBoatTwoToneIcon },
  { name: 'Sharp', Icon: DirectionsBoatSharpIcon },
];

export default function BasicIcons() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
      {styles.map(({ name, Icon }) => (
        <Stack key={name} sx={{ alignItems: 'center', gap: 0.5 }}>
          <Icon />
          <Typography variant="caption">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
