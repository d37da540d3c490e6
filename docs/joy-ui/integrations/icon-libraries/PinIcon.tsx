import SvgIcon from '@mui/joy/SvgIcon';
import type { SvgIconProps } from '@mui/joy/SvgIcon';

export function PinIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7m0 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5" />
    </SvgIcon>
  );
}
