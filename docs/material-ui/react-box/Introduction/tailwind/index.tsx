import Box from '@mui/material/Box';

export default function Introduction() {
  return (
    <Box className="max-w-[260px] rounded-lg border-2 border-dashed border-green-700 p-4 text-neutral-900 dark:border-green-400 dark:text-neutral-50">
      <div className="font-bold">Sugar snap peas</div>
      <div className="text-sm">Sow from March to June, 5 cm deep.</div>
    </Box>
  );
}
