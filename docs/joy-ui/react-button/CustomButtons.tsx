import Box from '@mui/joy/Box';
import Button, { buttonClasses } from '@mui/joy/Button';
import { styled } from '@mui/joy/styles';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import DownloadIcon from '@mui/icons-material/Download';
import SearchIcon from '@mui/icons-material/Search';

const GradientButton = styled(Button)(({ theme }) => ({
  '--Button-radius': '999px',
  '--Button-gap': '10px',
  paddingInline: theme.spacing(3.5),
  backgroundImage: `linear-gradient(100deg, ${theme.vars.palette.primary[500]}, ${theme.vars.palette.primary[700]})`,
  boxShadow: theme.vars.shadow.md,
  transition: 'box-shadow 0.2s, translate 0.2s',
  '&:hover': { boxShadow: theme.vars.shadow.lg, translate: '0 -1px' },
  [`& .${buttonClasses.endDecorator}`]: { transition: 'translate 0.2s' },
  [`&:hover .${buttonClasses.endDecorator}`]: { translate: '3px' },
  '[dir="rtl"] & svg': { scale: '-1 1' },
}));

const Shortcut = styled('kbd')(({ theme }) => ({
  font: 'inherit',
  fontSize: theme.vars.fontSize.xs,
  padding: theme.spacing(0.25, 0.75),
  borderRadius: theme.vars.radius.xs,
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

const TileButton = styled(Button)(({ theme }) => ({
  '--Button-radius': theme.vars.radius.lg,
  '--Icon-fontSize': '1.75rem',
  flexDirection: 'column',
  width: 132,
  paddingBlock: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  [`& .${buttonClasses.startDecorator}`]: { marginInlineEnd: 0, marginBlockEnd: 8 },
}));

export default function CustomButtons() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <GradientButton size="lg" endDecorator={<ArrowForwardIcon sx={{ fontSize: 22 }} />}>
        Plan a trip
      </GradientButton>
      <Button
        variant="outlined"
        color="neutral"
        startDecorator={<SearchIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />}
        endDecorator={<Shortcut aria-hidden>Ctrl K</Shortcut>}
        aria-keyshortcuts="Control+K"
        sx={{ '--Button-radius': '10px', fontWeight: 'md', paddingInlineEnd: '8px' }}
      >
        Search the archive
      </Button>
      <TileButton
        variant="soft"
        color="neutral"
        startDecorator={<DownloadIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />}
      >
        Download
      </TileButton>
    </Box>
  );
}
