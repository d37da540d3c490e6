import Stack from '@mui/material/Stack';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { useTheme } from '@mui/material/styles';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import ScheduleIcon from '@mui/icons-material/Schedule';

function Forward(props: SvgIconProps) {
  const mirrored = useTheme().direction === 'rtl';

  return <ArrowForwardIcon {...props} style={{ scale: mirrored ? '-1 1' : undefined }} />;
}

export default function MirroredIcons() {
  return (
    <Stack direction="row" sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        Next <Forward />
      </Stack>
      <Stack direction="row" sx={{ gap: 1 }}>
        <ScheduleIcon /> 10:42
      </Stack>
    </Stack>
  );
}
