import Breadcrumbs, { breadcrumbsClasses } from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { styled } from '@mui/material/styles';
import HomeIcon from '@mui/icons-material/Home';

const ChipPath = styled(Breadcrumbs)(({ theme }) => ({
  [`& .${breadcrumbsClasses.separator}`]: {
    marginInline: theme.spacing(0.5),
    color: (theme.vars ?? theme).palette.primary.main,
  },
  [`& .${breadcrumbsClasses.ol}`]: { rowGap: theme.spacing(1) },
}));

export default function CustomizedBreadcrumbs() {
  return (
    <ChipPath separator="›" aria-label="Path with chips">
      <Chip
        component="a"
        href="#customization"
        clickable
        icon={<HomeIcon fontSize="small" />}
        label="Start"
      />
      <Chip component="a" href="#customization" clickable label="Workshops" />
      <Chip variant="outlined" aria-current="page" label="Bookbinding" />
    </ChipPath>
  );
}
