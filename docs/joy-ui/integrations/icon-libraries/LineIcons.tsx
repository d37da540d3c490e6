import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const bell = (
  <SvgIcon>
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7" />
      <path d="M10 21h4" />
    </svg>
  </SvgIcon>
);

export default function LineIcons() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button variant="soft" startDecorator={bell}>
        Remind me
      </Button>
      <Button size="sm" variant="outlined" startDecorator={bell}>
        Remind me later
      </Button>
      <IconButton variant="solid" color="primary" aria-label="Reminders">
        {bell}
      </IconButton>
    </Stack>
  );
}
