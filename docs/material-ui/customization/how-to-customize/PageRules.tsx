import Chip from '@mui/material/Chip';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';

const rules = <GlobalStyles styles={{ '.seed-list .MuiChip-root': { borderRadius: 4 } }} />;

export default function PageRules() {
  return (
    <Stack direction="row" className="seed-list" sx={{ gap: 1 }}>
      {rules}
      <Chip label="Basil" />
      <Chip label="Cress" />
    </Stack>
  );
}
