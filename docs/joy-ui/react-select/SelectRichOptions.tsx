import Avatar from '@mui/joy/Avatar';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const people = [
  { id: 'ao', name: 'Amara Obi', role: 'Electrician', short: 'AO' },
  { id: 'es', name: 'Elin Strand', role: 'Plumber', short: 'ES' },
  { id: 'mr', name: 'Mateo Ruiz', role: 'Carpenter', short: 'MR' },
  { id: 'nh', name: 'Noor Haddad', role: 'Painter', short: 'NH' },
];

export default function SelectRichOptions() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <FormLabel>Assigned to</FormLabel>
      <Select
        defaultValue="es"
        slotProps={{
          listbox: { 'aria-label': 'Assigned to', sx: { '--ListItemDecorator-size': '44px' } },
        }}
        renderValue={(option) => {
          const person = people.find(({ id }) => id === option?.value);
          return (
            person && (
              <Typography
                component="span"
                textColor="inherit"
                startDecorator={
                  <Avatar aria-hidden component="span" size="sm" sx={{ '--Avatar-size': '24px' }}>
                    {person.short}
                  </Avatar>
                }
              >
                {person.name}
              </Typography>
            )
          );
        }}
      >
        {people.map(({ id, name, role, short }) => (
          <Option key={id} value={id} label={name}>
            <ListItemDecorator>
              <Avatar size="sm" aria-hidden>
                {short}
              </Avatar>
            </ListItemDecorator>
            <ListItemContent>
              {name}
              <Typography level="body-sm" textColor="inherit">
                {role}
              </Typography>
            </ListItemContent>
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
