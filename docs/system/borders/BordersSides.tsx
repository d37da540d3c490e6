import Box from '@mui/material/Box';

const items = [
  { name: 'Two adults', price: '€24.00' },
  { name: 'One child', price: '€6.00' },
];

const line = { display: 'flex', justifyContent: 'space-between', gap: 2, p: 1 };

export default function BordersSides() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 320,
        border: 1,
        borderColor: 'divider',
        color: 'text.primary',
      }}
    >
      {items.map((item) => (
        <Box
          key={item.name}
          sx={{ ...line, '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}
        >
          <span>{item.name}</span>
          <span>{item.price}</span>
        </Box>
      ))}
      <Box sx={{ ...line, borderTop: 3, borderTopStyle: 'double', fontWeight: 'bold' }}>
        <span>Total</span>
        <span>€30.00</span>
      </Box>
    </Box>
  );
}
