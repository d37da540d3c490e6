import Link, { linkClasses } from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';

const MoreLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  fontWeight: theme.typography.fontWeightMedium,
  textUnderlineOffset: 4,
  '&:dir(rtl) svg': { transform: 'scaleX(-1)' },
  [`&.${linkClasses.underlineAlways}:hover`]: { textDecorationThickness: 2 },
}));

export default function CustomizedLinks() {
  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <MoreLink href="#customization">
        Reserve a study room
        <ChevronRightIcon />
      </MoreLink>
      <Link
        href="#customization"
        sx={{ textDecorationStyle: 'dotted', textDecorationColor: 'inherit' }}
      >
        Archive glossary
      </Link>
    </Stack>
  );
}
