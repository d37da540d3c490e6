import Badge from '@mui/joy/Badge';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import StarIcon from '@mui/icons-material/Star';

export default function CustomBadge() {
  return (
    <Badge
      color="warning"
      variant="soft"
      size="lg"
      badgeContent={
        <>
          <StarIcon sx={{ fontSize: '1em' }} />
          Ripe
        </>
      }
      sx={(theme) => ({
        '--Badge-radius': theme.vars.radius.sm,
        '--Badge-ringSize': '1px',
        '--Badge-ringColor': theme.vars.palette.warning.softColor,
        '--Badge-minHeight': '1.75rem',
      })}
    >
      <Sheet variant="outlined" sx={{ p: 3, borderRadius: 'md' }}>
        <Typography component="span">Conference pears, 2 kg</Typography>
      </Sheet>
    </Badge>
  );
}
