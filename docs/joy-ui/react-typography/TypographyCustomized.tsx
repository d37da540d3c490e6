import Stack from '@mui/joy/Stack';
import Typography, { typographyClasses } from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';

const Kicker = styled(Typography)(({ theme }) => ({
  letterSpacing: '0.12em',
  textTransform: 'uppercase',
  '--Typography-gap': '1em',
  [`& .${typographyClasses.endDecorator}`]: {
    flex: 1,
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
}));

export default function TypographyCustomized() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <Kicker level="body-xs" endDecorator={<span />}>
        Interview
      </Kicker>
      <Typography level="title-lg" sx={{ fontFamily: 'code' }}>
        “Salt finds every gap”
      </Typography>
    </Stack>
  );
}
