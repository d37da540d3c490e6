import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import type { Period, Plan } from './plans';

export function PlanCard({ plan, period }: { plan: Plan; period: Period }) {
  const { name, wheels, price, contents, isCommon } = plan;
  return (
    <Card
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        p: 3,
        borderWidth: isCommon ? 2 : 1,
        borderColor: isCommon ? 'primary.main' : 'divider',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="h3" variant="h6" sx={{ m: 0, fontWeight: 700 }}>
          {name}
        </Typography>
        {isCommon ? <Chip label="Most popular" size="small" variant="outlined" /> : null}
      </Stack>
      <Typography sx={{ m: 0, color: 'text.secondary' }}>{wheels}</Typography>
      <Typography component="p" sx={{ my: 2 }}>
        <Typography component="span" variant="h3" sx={{ fontWeight: 800 }}>
          €{price[period]}
        </Typography>{' '}
        a month
      </Typography>
      <List dense disablePadding sx={{ flexGrow: 1, mb: 2 }}>
        {contents.map((content) => (
          <ListItem key={content} disableGutters>
            <ListItemIcon sx={{ minWidth: 32 }}>
              <CheckIcon fontSize="small" color="primary" />
            </ListItemIcon>
            <ListItemText primary={content} />
          </ListItem>
        ))}
      </List>
      <Button
        variant={isCommon ? 'contained' : 'outlined'}
        disableElevation
        href="#marketing-letter"
      >
        Choose {name}
      </Button>
    </Card>
  );
}
