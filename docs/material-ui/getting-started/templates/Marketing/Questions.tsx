import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const questions = [
  {
    id: 'marketing-question-paper',
    title: 'Can members still book by phone?',
    text: 'Yes. You enter the booking in the plan, and it takes up a place like any other.',
  },
  {
    id: 'marketing-question-leave',
    title: 'What happens when we stop?',
    text: 'You download members, bookings, and invoices as tables. We delete ours after 60 days.',
  },
  {
    id: 'marketing-question-kiln',
    title: 'Does it control the kiln?',
    text: 'No. It plans firings and keeps their curves; the switch stays in your hands.',
  },
];

export function Questions() {
  return (
    <Box
      component="section"
      id="marketing-questions"
      aria-labelledby="marketing-questions-title"
      sx={{ pb: { xs: 6, md: 9 }, scrollMarginTop: 64 }}
    >
      <Container maxWidth="md">
        <Typography
          component="h2"
          variant="h4"
          id="marketing-questions-title"
          sx={{ m: 0, mb: 3, fontWeight: 800 }}
        >
          Questions before the first firing
        </Typography>
        {questions.map(({ id, title, text }) => (
          <Accordion key={id} variant="outlined" disableGutters>
            <AccordionSummary
              id={id}
              aria-controls={`${id}-answer`}
              expandIcon={<ExpandMoreIcon />}
            >
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {title}
              </Typography>
            </AccordionSummary>
            <AccordionDetails>{text}</AccordionDetails>
          </Accordion>
        ))}
      </Container>
    </Box>
  );
}
