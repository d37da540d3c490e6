import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';
import { trailDrawing } from './trailDrawing';

export default function CardWithCover() {
  return (
    <Card sx={{ width: '100%', maxWidth: 320, minHeight: 220 }}>
      <CardCover>
        <img src={trailDrawing} alt="" />
      </CardCover>
      <CardCover
        sx={{ background: 'linear-gradient(to top, rgb(0 0 0 / 0.8) 40%, rgb(0 0 0 / 0.1))' }}
      />
      <CardContent sx={{ justifyContent: 'flex-end' }}>
        <Typography level="title-lg" textColor="common.white">
          Three days in the hills
        </Typography>
        <Typography textColor="common.white">Two huts, one guide</Typography>
      </CardContent>
    </Card>
  );
}
