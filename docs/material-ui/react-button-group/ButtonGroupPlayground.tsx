import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import type { ButtonGroupProps } from '@mui/material/ButtonGroup';

export default function ButtonGroupPlayground(props: ButtonGroupProps) {
  return (
    <ButtonGroup aria-label="Period" {...props}>
      <Button>Day</Button>
      <Button>Week</Button>
      <Button>Month</Button>
    </ButtonGroup>
  );
}
