import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';
import { trailDrawing } from './trailDrawing';

export default function CardWithOverflow() {
  return (
    <Card sx={{ width: '100%', maxWidth: 320 }}>
      <CardOverflow>
        <AspectRatio ratio="2">
          <img src={trailDrawing} alt="Green hills under a low sun" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md">Ridge trail</Typography>
        <Typography level="body-sm">Open from May to October</Typography>
      </CardContent>
      <CardOverflow variant="soft">
        <Divider inset="context" />
        <CardContent orientation="horizontal">
          <Typography level="body-sm">14 km</Typography>
          <Divider orientation="vertical" />
          <Typography level="body-sm">620 m of ascent</Typography>
        </CardContent>
      </CardOverflow>
    </Card>
  );
}
