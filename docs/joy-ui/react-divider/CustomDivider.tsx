import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CustomDivider() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Divider
        sx={(theme) => ({
          '--Divider-thickness': '4px',
          '--Divider-lineColor': theme.vars.palette.primary.solidBg,
          borderRadius: theme.vars.radius.xs,
        })}
      />
      <Divider
        role="presentation"
        sx={(theme) => ({
          '--Divider-lineColor': theme.vars.palette.success.outlinedBorder,
          '--Divider-gap': '1.5rem',
          '--Divider-childPosition': '25%',
        })}
      >
        <Typography component="span" level="title-sm">
          Week 12
        </Typography>
      </Divider>
    </Stack>
  );
}
