import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';
import { applySolidInversion } from '@mui/joy/colorInversion';
import SendIcon from '@mui/icons-material/Send';

const columns = [
  { name: 'Travel', links: ['Timetable', 'Fares', 'Bicycles'] },
  { name: 'Company', links: ['Ships', 'Jobs', 'Press'] },
];

export default function InversionFooter() {
  return (
    <Box
      sx={[
        (theme) => ({
          background: `linear-gradient(120deg, ${theme.vars.palette.primary[600]}, ${theme.vars.palette.primary[800]})`,
          borderRadius: 'md',
          width: '100%',
          p: 3,
        }),
        applySolidInversion('primary'),
      ]}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        <Box
          component="form"
          onSubmit={(event) => event.preventDefault()}
          sx={{ flex: '2 1 220px' }}
        >
          <Typography level="title-lg">Island Ferries</Typography>
          <Typography level="body-sm" textColor="text.primary" sx={{ mb: 1.5 }}>
            Delays and new routes, once a month.
          </Typography>
          <Input
            type="email"
            placeholder="Your email"
            slotProps={{ input: { 'aria-label': 'Your email' } }}
            sx={{ '--Input-placeholderOpacity': 1, maxWidth: 280 }}
            endDecorator={
              <IconButton type="submit" variant="solid" aria-label="Subscribe">
                <SendIcon sx={{ fontSize: 18 }} />
              </IconButton>
            }
          />
        </Box>
        {columns.map(({ name, links }) => (
          <Box key={name} sx={{ flex: '1 1 100px' }}>
            <Typography level="title-sm" sx={{ mb: 0.5 }}>
              {name}
            </Typography>
            <List size="sm" aria-label={name} sx={{ '--ListItem-paddingX': 0 }}>
              {links.map((link) => (
                <ListItem key={link}>
                  <Link href="#InversionFooter" textColor="text.primary">
                    {link}
                  </Link>
                </ListItem>
              ))}
            </List>
          </Box>
        ))}
      </Box>
      <Divider sx={{ my: 2 }} />
      <Typography level="body-sm" textColor="text.primary">
        © 2026 Island Ferries. Last boat at 21:40.
      </Typography>
    </Box>
  );
}
