import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import { canalDrawing } from './drawings';

export default function CardWithCover() {
  return (
    <Card variant="plain" sx={{ width: '100%', maxWidth: 380, minHeight: 340, boxShadow: 'lg' }}>
      <CardCover>
        <img src={canalDrawing} alt="" />
      </CardCover>
      <CardCover
        sx={{
          background:
            'linear-gradient(to top, rgb(10 14 30 / 0.92) 30%, rgb(10 14 30 / 0.6) 55%, rgb(10 14 30 / 0) 80%)',
        }}
      />
      <CardContent sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
        <Chip variant="solid" color="warning">
          Two seats left
        </Chip>
        <div>
          <Typography level="h4" component="div" textColor="common.white">
            Canals by night
          </Typography>
          <Typography
            textColor="common.white"
            startDecorator={<DirectionsBoatIcon sx={{ fontSize: 18, color: 'inherit' }} />}
            sx={{ mt: 0.5, mb: 2 }}
          >
            90 minutes, departs 21:15 from Fish Bridge
          </Typography>
          <Button color="neutral" variant="soft">
            Book for €24
          </Button>
        </div>
      </CardContent>
    </Card>
  );
}
