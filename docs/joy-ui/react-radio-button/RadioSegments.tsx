import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioSegments() {
  return (
    <FormControl>
      <FormLabel>Period</FormLabel>
      <RadioGroup
        name="period"
        defaultValue="Week"
        orientation="horizontal"
        variant="soft"
        disableIcon
        overlay
        sx={{ padding: 0.5, gap: 0.5, width: 'fit-content' }}
      >
        {['Day', 'Week', 'Month'].map((period) => (
          <Box
            key={period}
            sx={{ position: 'relative', paddingInline: 2, paddingBlock: 0.75, borderRadius: 'sm' }}
          >
            <Radio
              value={period}
              label={period}
              variant="plain"
              color="neutral"
              slotProps={{
                action: {
                  sx: (theme) => ({
                    borderRadius: theme.vars.radius.sm,
                    [`&.${radioClasses.checked}`]: {
                      backgroundColor: theme.vars.palette.background.surface,
                      boxShadow: theme.shadow.sm,
                    },
                  }),
                },
                label: ({ checked }) => ({ sx: { fontWeight: checked ? 'lg' : 'md' } }),
              }}
            />
          </Box>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
