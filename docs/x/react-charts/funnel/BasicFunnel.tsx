import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

export default function BasicFunnel() {
  return (
    <FunnelChart
      height={300}
      series={[
        {
          variant: 'outlined',
          data: [
            { value: 420, label: 'Enquiries' },
            { value: 260, label: 'Visits to the workshop' },
            { value: 150, label: 'Offers sent' },
            { value: 90, label: 'Orders' },
          ],
        },
      ]}
      gap={4}
      title="From enquiry to order in a joinery"
      desc="Of 420 enquiries, 260 led to a visit, 150 to an offer and 90 to an order."
    />
  );
}
