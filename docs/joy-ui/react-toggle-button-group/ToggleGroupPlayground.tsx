import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import type { ToggleButtonGroupProps } from '@mui/joy/ToggleButtonGroup';

export default function ToggleGroupPlayground(props: ToggleButtonGroupProps<string[]>) {
  return (
    <ToggleButtonGroup aria-label="Meals" value={['lunch']} {...props}>
      <Button value="lunch">Lunch</Button>
      <Button value="dinner">Dinner</Button>
    </ToggleButtonGroup>
  );
}
