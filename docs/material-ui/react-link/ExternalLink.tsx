import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

export default function ExternalLink() {
  return (
    <Typography>
      The pattern is described by the{' '}
      <Link href="https://www.w3.org/WAI/ARIA/apg/patterns/link/" target="_blank" rel="noopener">
        W3C
        <OpenInNewIcon
          titleAccess="(opens in a new tab)"
          sx={{ fontSize: '1em', marginInlineStart: 0.5, verticalAlign: '-0.1em' }}
        />
      </Link>
      .
    </Typography>
  );
}
