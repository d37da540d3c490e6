import Button, { buttonClasses } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import DownloadIcon from '@mui/icons-material/Download';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: theme.spacing(3),
  textTransform: 'none',
  [`& .${buttonClasses.endIcon}`]: {
    transition: theme.transitions.create('transform'),
  },
  [`&:hover .${buttonClasses.endIcon}`]: {
    transform: 'translateY(2px)',
  },
}));

export default function CustomizedButtons() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <PillButton variant="contained" disableElevation endIcon={<DownloadIcon />}>
        Download report
      </PillButton>
      <Button variant="outlined" sx={{ borderWidth: 2, borderStyle: 'dashed', fontWeight: 'bold' }}>
        Add a section
      </Button>
    </Stack>
  );
}
