import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import StarBorderIcon from '@mui/icons-material/StarBorder';

export default function CardWithHeader() {
  return (
    <Card sx={{ width: '100%', maxWidth: 360 }}>
      <CardHeader
        avatar={
          <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            LH
          </Avatar>
        }
        title="Lena Haugen"
        subheader="Answered on May 3, 2025"
        action={
          <IconButton aria-label="Star Lena Haugen’s answer">
            <StarBorderIcon />
          </IconButton>
        }
        slotProps={{ title: { variant: 'subtitle2' } }}
      />
      <CardContent sx={{ pt: 0 }}>
        <Typography variant="body2">
          The ferry takes bicycles without a reservation, but only on the lower deck.
        </Typography>
      </CardContent>
    </Card>
  );
}
