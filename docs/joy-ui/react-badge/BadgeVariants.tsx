import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function BadgeVariants() {
  return (
    <Stack spacing={3}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" useFlexGap spacing={2.5} sx={{ flexWrap: 'wrap' }}>
          {colors.map((color, index) => (
            <Badge key={color} variant={variant} color={color} badgeContent={index + 2}>
              <Avatar size="sm" role="img" aria-label={`Queue, ${variant} ${color}`}>
                Q
              </Avatar>
            </Badge>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
