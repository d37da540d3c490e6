import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

const widths = ['92%', '100%', '64%'];

export default function SkeletonCustomized() {
  return (
    <Stack spacing={1} aria-hidden sx={{ width: '100%', maxWidth: 320 }}>
      {widths.map((width) => (
        <Skeleton
          key={width}
          variant="rectangular"
          animation={false}
          width={width}
          height={18}
          sx={(theme) => ({
            borderRadius: 999,
            backgroundColor: theme.vars.palette.primary.softBg,
          })}
        />
      ))}
      <Skeleton
        variant="rectangular"
        width={{ xs: '100%', sm: 200 }}
        height={36}
        sx={{
          '@media (prefers-reduced-motion: reduce)': {
            '&::before, &::after': { animation: 'none' },
          },
        }}
      />
    </Stack>
  );
}
