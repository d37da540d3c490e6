import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';

const wards = ['Cardiology', 'Maternity', 'Neurology', 'Paediatrics', 'Surgery'];

export default function HookAutocomplete() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
  } = useAutocomplete({ id: 'ward-field', options: wards });

  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 280 }}>
      <div {...getRootProps()}>
        <Typography component="label" {...getInputLabelProps()}>
          Ward
        </Typography>
        <Box
          component="input"
          {...getInputProps()}
          sx={{ display: 'block', width: '100%', p: 1, font: 'inherit', boxSizing: 'border-box' }}
        />
      </div>
      {groupedOptions.length > 0 && (
        <Paper
          component="ul"
          {...getListboxProps()}
          elevation={4}
          sx={{ position: 'absolute', zIndex: 'modal', width: '100%', m: 0, paddingInline: 0 }}
        >
          {groupedOptions.map((option, index) => {
            const { key, ...optionProps } = getOptionProps({ option, index });
            return (
              <MenuItem
                key={key}
                {...optionProps}
                sx={{ '&.Mui-focused': { bgcolor: 'action.focus' } }}
              >
                {option}
              </MenuItem>
            );
          })}
        </Paper>
      )}
    </Box>
  );
}
