import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

export default function BasicFunnel() {
  return (
    <FunnelChart
      height={320}
      series={[
        {
          variant: 'outlined',
          data: [
            { value: 12_400, label: 'Visits' },
            { value: 7300, label: 'Product page' },
            { value: 3100, label: 'Cart' },
            { value: 1900, label: 'Checkout' },
            { value: 1450, label: 'Orders' },
          ],
        },
      ]}
      gap={4}
      title="From visit to order in an online shop"
      desc="Of 12,400 visits, 7,300 reach a product page, 3,100 the cart, 1,900 the checkout, and 1,450 end in an order."
    />
  );
}
