import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import BuildOutlinedIcon from '@mui/icons-material/BuildOutlined';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';

const benefits = [
  {
    Icon: EventAvailableIcon,
    title: 'A bed of your own',
    text: 'Six square meters from March to October, with water beside it.',
  },
  {
    Icon: BuildOutlinedIcon,
    title: 'Tools and seed',
    text: 'A shed that your key opens, and a seed library that lends to everyone.',
  },
  {
    Icon: GroupsOutlinedIcon,
    title: 'Neighbors who know',
    text: 'Every Saturday from ten somebody shows how it is done.',
  },
];

export function Benefits() {
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, mt: 4, p: 0, display: { xs: 'none', sm: 'grid' }, gap: 3 }}
    >
      {benefits.map(({ Icon, title, text }) => (
        <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
          <Icon color="primary" sx={{ mt: 0.5 }} />
          <div>
            <Typography component="h2" variant="subtitle1" sx={{ m: 0, fontWeight: 700 }}>
              {title}
            </Typography>
            <Typography sx={{ m: 0, color: 'text.secondary' }}>{text}</Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
}
