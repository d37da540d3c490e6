import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

export default function SvgIconPlayground(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M3 11 12 3l9 8h-2v9h-5v-6h-4v6H5v-9z" />
    </SvgIcon>
  );
}
