import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ListSubheader from '@mui/joy/ListSubheader';
import BarChartIcon from '@mui/icons-material/BarChart';
import GroupIcon from '@mui/icons-material/Group';
import HomeIcon from '@mui/icons-material/Home';
import ReceiptIcon from '@mui/icons-material/Receipt';
import StorefrontIcon from '@mui/icons-material/Storefront';

const sections = [
  {
    name: 'Shop',
    pages: [
      { name: 'Overview', Icon: HomeIcon },
      { name: 'Orders', Icon: ReceiptIcon, count: 12 },
      { name: 'Products', Icon: StorefrontIcon },
    ],
  },
  {
    name: 'Insights',
    pages: [
      { name: 'Sales', Icon: BarChartIcon },
      { name: 'Customers', Icon: GroupIcon },
    ],
  },
];

export default function ListNavigation() {
  return (
    <Box component="nav" aria-label="Shop pages (demo)" sx={{ width: '100%', maxWidth: 260 }}>
      <List size="sm" sx={{ '--ListItem-radius': '8px', '--List-gap': '2px' }}>
        {sections.map((section) => (
          <ListItem key={section.name} nested>
            <ListSubheader>{section.name}</ListSubheader>
            <List>
              {section.pages.map(({ name, Icon, ...page }) => {
                const isCurrent = name === 'Orders';
                return (
                  <ListItem key={name}>
                    <ListItemButton
                      component="a"
                      href="#ListNavigation"
                      variant={isCurrent ? 'soft' : 'plain'}
                      color="neutral"
                      selected={isCurrent}
                      aria-current={isCurrent ? 'page' : undefined}
                    >
                      <ListItemDecorator>
                        <Icon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
                      </ListItemDecorator>
                      <ListItemContent>{name}</ListItemContent>
                      {'count' in page && (
                        <Chip size="sm" variant="solid" color="primary">
                          {page.count} open
                        </Chip>
                      )}
                    </ListItemButton>
                  </ListItem>
                );
              })}
            </List>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
