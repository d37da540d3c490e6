import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import type { ButtonGroupProps } from '@mui/joy/ButtonGroup';

export default function ButtonGroupPlayground(props: ButtonGroupProps) {
  return (
    <ButtonGroup aria-label="Message actions" {...props}>
      <Button>Reply</Button>
      <Button>Forward</Button>
      <Button>Archive</Button>
    </ButtonGroup>
  );
}
