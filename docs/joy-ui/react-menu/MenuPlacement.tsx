import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

const placements = ['bottom-start', 'bottom-end', 'top', 'right'] as const;

export default function MenuPlacement() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {placements.map((placement) => (
        <Dropdown key={placement}>
          <MenuButton>{placement}</MenuButton>
          <Menu placement={placement} aria-label={`Share, ${placement}`}>
            <MenuItem>Copy the link of the recipe</MenuItem>
            <MenuItem>Print</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </Stack>
  );
}
