import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import CheckIcon from '@mui/icons-material/Check';

// The checkbox covers the whole chip, including its icon.
const aboveTheCheckbox = { zIndex: 2, pointerEvents: 'none' };

const tags = ['Vegan', 'Spicy', 'Quick', 'Nut-free'];

export default function ChipChoices() {
  const [chosen, setChosen] = React.useState<string[]>(['Quick']);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      role="group"
      aria-label="Filter the recipes"
      sx={{ flexWrap: 'wrap' }}
    >
      {tags.map((tag) => {
        const checked = chosen.includes(tag);
        const color = checked ? 'success' : 'neutral';
        return (
          <Chip
            key={tag}
            size="lg"
            variant="plain"
            color={color}
            startDecorator={checked && <CheckIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />}
            slotProps={{ startDecorator: { sx: aboveTheCheckbox } }}
          >
            <Checkbox
              disableIcon
              overlay
              size="sm"
              variant={checked ? 'soft' : 'outlined'}
              color={color}
              label={tag}
              checked={checked}
              onChange={(event) =>
                setChosen(
                  event.target.checked ? [...chosen, tag] : chosen.filter((name) => name !== tag),
                )
              }
            />
          </Chip>
        );
      })}
    </Stack>
  );
}
