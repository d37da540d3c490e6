import Link, { linkClasses } from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';

const DottedLink = styled(Link)({
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.3em',
  '&:hover': { textDecorationStyle: 'solid' },
});

export default function CustomLinks() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      <DottedLink href="#customization">Glossary</DottedLink>
      <Link
        href="#customization"
        underline="always"
        sx={{
          '--Link-underlineOpacity': '0.35',
          [`&.${linkClasses.focusVisible}`]: { backgroundColor: 'background.level1' },
        }}
      >
        Sources
      </Link>
      <Link
        href="#customization"
        endDecorator={<PictureAsPdfIcon titleAccess="as PDF" sx={{ fontSize: '1em' }} />}
        slotProps={{ endDecorator: { sx: { color: 'danger.plainColor' } } }}
      >
        Field report
      </Link>
    </Stack>
  );
}
