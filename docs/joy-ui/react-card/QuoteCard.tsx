import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';

export default function QuoteCard() {
  return (
    <Card
      component="figure"
      variant="soft"
      color="success"
      size="lg"
      invertedColors
      sx={{ m: 0, width: '100%', maxWidth: 420 }}
    >
      <FormatQuoteIcon aria-hidden sx={{ fontSize: 36 }} />
      <Typography component="blockquote" level="title-lg" sx={{ m: 0 }}>
        We stopped drawing our own date fields and finally had time for the part that guests pay us
        for.
      </Typography>
      <Box component="figcaption" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Avatar aria-hidden>LB</Avatar>
        <div>
          <Typography level="title-sm">Lena Brandt</Typography>
          <Typography level="body-sm" textColor="text.secondary">
            Runs three hostels on the coast
          </Typography>
        </div>
      </Box>
    </Card>
  );
}
