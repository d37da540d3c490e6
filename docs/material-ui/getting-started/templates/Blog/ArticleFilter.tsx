import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { TAGS } from './articles';
import type { Tag } from './articles';

export type Choice = Tag | 'All';

interface ArticleFilterProps {
  value: Choice;
  count: number;
  onChange: (value: Choice) => void;
}

export function ArticleFilter({ value, count, onChange }: ArticleFilterProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Subject"
        value={value}
        onChange={(_event, next: Choice | null) => onChange(next ?? value)}
      >
        {(['All', ...TAGS] as const).map((tag) => (
          <ToggleButton key={tag} value={tag} sx={{ px: 2 }}>
            {tag}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {count} articles
      </Typography>
    </Stack>
  );
}
