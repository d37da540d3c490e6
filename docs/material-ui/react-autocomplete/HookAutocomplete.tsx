import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { Field, ListBox } from './HookAutocompleteParts';

const topics = ['Astronomy', 'Botany', 'Chemistry', 'Geology', 'History', 'Music', 'Zoology'];

export default function HookAutocomplete() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getItemProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    focused,
    value,
    setAnchorEl,
  } = useAutocomplete({
    options: topics,
    multiple: true,
    disableCloseOnSelect: true,
    defaultValue: ['Botany', 'Music'],
  });

  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 360 }}>
      <div {...getRootProps()}>
        <Typography component="label" variant="body2" {...getInputLabelProps()}>
          Topics of the course
        </Typography>
        <Field ref={setAnchorEl} data-focused={focused}>
          {value.map((topic, index) => {
            const { key, ...itemProps } = getItemProps({ index });
            return <Chip key={key} size="small" label={topic} {...itemProps} />;
          })}
          <input {...getInputProps()} />
        </Field>
      </div>
      {groupedOptions.length > 0 && (
        <Paper component={ListBox} {...getListboxProps()} elevation={4}>
          {groupedOptions.map((topic, index) => {
            const { key, ...optionProps } = getOptionProps({ option: topic, index });
            return (
              <li key={key} {...optionProps}>
                {topic}
              </li>
            );
          })}
        </Paper>
      )}
    </Box>
  );
}
