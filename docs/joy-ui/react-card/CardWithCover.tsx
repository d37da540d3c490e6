import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';
import { trailDrawing } from './trailDrawing';

export default function CardWithCover() {
  return (
    <Card sx={{ width: '100%', maxWidth: 360, minHeight: 300, boxShadow: 'md' }}>
      <CardCover>
        <img src={trailDrawing} alt="" />
      </CardCover>
      <CardCover
        sx={{ background: 'linear-gradient(to top, rgb(0 0 0 / 0.85) 45%, rgb(0 0 0 / 0))' }}
      />
      <CardContent sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
        <Chip variant="solid" color="neutral">
          Two places left
        </Chip>
        <div>
          <Typography level="title-lg" textColor="common.white">
            Three days in the hills
          </Typography>
          <Typography textColor="common.white" sx={{ mb: 1.5 }}>
            May 9 to 11, two huts, one guide, 38 km
          </Typography>
          <Button size="sm" color="neutral" variant="soft">
            See the route
          </Button>
        </div>
      </CardContent>
    </Card>
  );
}
