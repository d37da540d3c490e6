import HotelIcon from '@mui/icons-material/Hotel';
import RestaurantIcon from '@mui/icons-material/Restaurant';
import TrainIcon from '@mui/icons-material/Train';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function AvatarShapes() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <Avatar sx={colors}>
        <TrainIcon titleAccess="Train" />
      </Avatar>
      <Avatar variant="rounded" sx={colors}>
        <HotelIcon titleAccess="Hotel" />
      </Avatar>
      <Avatar variant="square" sx={colors}>
        <RestaurantIcon titleAccess="Restaurant" />
      </Avatar>
    </Stack>
  );
}
