import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartment';
import PaymentsOutlinedIcon from '@mui/icons-material/PaymentsOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';

const features = [
  {
    Icon: CalendarMonthIcon,
    title: 'Courses with a waiting list',
    text: 'When somebody cancels, the next person gets the offer and six hours to answer.',
  },
  {
    Icon: LocalFireDepartmentIcon,
    title: 'A queue for the kiln',
    text: 'Pieces are grouped by temperature, and each maker sees the day of the firing.',
  },
  {
    Icon: Inventory2OutlinedIcon,
    title: 'Shelves with names',
    text: 'Space is rented by the month. The label is printed where the key is handed over.',
  },
  {
    Icon: PaymentsOutlinedIcon,
    title: 'Clay by weight',
    text: 'Members note what they take; the invoice at the end of the month has every line.',
  },
  {
    Icon: GroupsOutlinedIcon,
    title: 'Teachers plan themselves',
    text: 'They enter their free evenings, and a course without a teacher stays unpublished.',
  },
  {
    Icon: ScheduleIcon,
    title: 'Reminders that stop',
    text: 'One message the day before. No survey, no offers, no second message.',
  },
];

export function Features() {
  return (
    <Box
      component="section"
      id="marketing-features"
      aria-labelledby="marketing-features-title"
      sx={{ bgcolor: 'action.hover', py: { xs: 6, md: 9 }, scrollMarginTop: 64 }}
    >
      <Container>
        <Typography
          component="h2"
          variant="h4"
          id="marketing-features-title"
          sx={{ m: 0, mb: 4, fontWeight: 800 }}
        >
          What the studio no longer writes on paper
        </Typography>
        <Grid container spacing={{ xs: 3, md: 5 }}>
          {features.map(({ Icon, title, text }) => (
            <Grid key={title} size={{ xs: 12, sm: 6, md: 4 }}>
              <Icon color="primary" fontSize="large" />
              <Typography component="h3" variant="h6" sx={{ mt: 1, mb: 0.5, fontWeight: 700 }}>
                {title}
              </Typography>
              <Typography sx={{ m: 0 }}>{text}</Typography>
            </Grid>
          ))}
        </Grid>
      </Container>
    </Box>
  );
}
