import Box from '@mui/material/Box';

const prices = [
  { item: 'Rye bread', price: '4.80' },
  { item: 'Walnut cake', price: '21.50' },
  { item: 'Party tray', price: '118.00' },
];

export default function TypographySxNumbers() {
  return (
    <Box component="dl" sx={{ m: 0, width: 240, color: 'text.primary' }}>
      {prices.map(({ item, price }) => (
        <Box key={item} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Box
            component="dt"
            sx={{ typography: 'caption', textTransform: 'uppercase', letterSpacing: 1 }}
          >
            {item}
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
            {price}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
