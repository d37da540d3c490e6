import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';
import createTheme from '@mui/system/createTheme';
import styled from '@mui/system/styled';

const PriceRoot = styled('div', { name: 'ShopPrice', slot: 'root' })<{
  ownerState: { offer: boolean };
}>({ padding: 8, border: '1px solid currentColor' });

const PriceAmount = styled('span', { name: 'ShopPrice', slot: 'amount' })({ display: 'block' });

function Price({
  label,
  amount,
  offer = false,
}: {
  label: string;
  amount: string;
  offer?: boolean;
}) {
  return (
    <PriceRoot ownerState={{ offer }}>
      {label}
      <PriceAmount>{amount}</PriceAmount>
    </PriceRoot>
  );
}

const theme = {
  ...createTheme({
    components: {
      ShopPrice: {
        styleOverrides: { root: { borderRadius: 12 }, amount: { fontSize: 24, fontWeight: 700 } },
        variants: [{ props: { offer: true }, style: { borderStyle: 'dashed', borderWidth: 3 } }],
      },
    },
  }),
  vars: undefined, // don't inherit the CSS variables of a theme above
};

export default function StyledThemeEntry() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Price label="Day ticket" amount="8.00" />
        <Price label="Family ticket, offer" amount="17.50" offer />
      </Stack>
    </ThemeProvider>
  );
}
