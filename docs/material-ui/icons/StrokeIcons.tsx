import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

function SailIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <svg
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M15 3v19H5z" />
        <path d="M19 9v13h8z" />
        <path d="M4 26h24l-3 4H7z" />
      </svg>
    </SvgIcon>
  );
}

export default function StrokeIcons() {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center' }}>
      <SailIcon fontSize="small" />
      <SailIcon color="primary" />
      <SailIcon fontSize="large" color="secondary" />
    </Stack>
  );
}
