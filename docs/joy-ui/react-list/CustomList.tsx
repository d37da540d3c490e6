import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/joy/ListItemButton';

const steps = ['Address', 'Delivery', 'Payment'];

export default function CustomList() {
  return (
    <List
      aria-label="Order steps"
      variant="soft"
      sx={(theme) => ({
        width: '100%',
        maxWidth: 280,
        '--List-padding': '8px',
        '--List-radius': '16px',
        '--List-gap': '4px',
        '--ListItem-minHeight': '44px',
        [`& .${listItemButtonClasses.root}.${listItemButtonClasses.selected}`]: {
          backgroundColor: theme.vars.palette.background.surface,
          boxShadow: theme.vars.shadow.sm,
        },
      })}
    >
      {steps.map((step) => (
        <ListItem key={step}>
          <ListItemButton
            component="button"
            selected={step === 'Delivery'}
            aria-current={step === 'Delivery' ? 'step' : undefined}
          >
            {step}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
