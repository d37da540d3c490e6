import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import CheckIcon from '@mui/icons-material/Check';

const topics = ['Sailing', 'Rowing', 'Diving'];

export default function CheckboxTags() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Sailing']);
  return (
    <Box
      role="group"
      aria-label="Newsletter topics"
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}
    >
      {topics.map((topic) => {
        const checked = chosen.includes(topic);
        return (
          <Sheet key={topic} sx={{ paddingInline: 1.5, paddingBlock: 0.75, borderRadius: 16 }}>
            <Checkbox
              disableIcon
              overlay
              size="sm"
              variant={checked ? 'soft' : 'outlined'}
              checked={checked}
              onChange={() =>
                setChosen(checked ? chosen.filter((name) => name !== topic) : [...chosen, topic])
              }
              label={
                <Box component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
                  {checked && <CheckIcon sx={{ fontSize: 16 }} />}
                  {topic}
                </Box>
              }
            />
          </Sheet>
        );
      })}
    </Box>
  );
}
