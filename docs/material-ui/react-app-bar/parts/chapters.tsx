import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const chapters = [
  {
    title: 'The first ferry',
    text: 'The ferry leaves the harbor at dawn, when the cranes are still dark. On deck, three fishermen share a flask of coffee and count the lights of the coast as they disappear one after another.',
  },
  {
    title: 'A room above the bakery',
    text: 'Marta rents the room because of its smell. At four in the morning the ovens start, and the floor gets warm enough to walk on without shoes, even in February.',
  },
  {
    title: 'What the lighthouse keeper wrote',
    text: 'Every evening he notes the wind, the ships, and one sentence about something else. In forty years he has never used the same sentence twice.',
  },
  {
    title: 'Letters from the north',
    text: 'The mail comes on Thursdays, if the pass is open. Most of the letters are about fish prices. A few are not, and those are read aloud in the kitchen.',
  },
  {
    title: 'The long table',
    text: 'It was built for a wedding and never left the yard. Since then, everyone who arrives on the island eats there first, whatever the weather does.',
  },
  {
    title: 'Ice in the bay',
    text: 'In the third week, the bay freezes as far as the buoys. The children draw a map on the ice, with streets and a town hall, and elect a mayor before the thaw.',
  },
];

/** Stands for the scrolling content of a page. */
export function Chapters() {
  return (
    <Box sx={{ p: { xs: 2, sm: 3 }, maxWidth: '65ch', mx: 'auto' }}>
      {chapters.map(({ title, text }) => (
        <Box key={title} sx={{ mb: 3 }}>
          <Typography variant="h6" component="div" gutterBottom>
            {title}
          </Typography>
          <Typography>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
