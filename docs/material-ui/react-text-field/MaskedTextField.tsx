import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

/** Groups of four: "4000 1234 5678". */
function formatCard(text: string): string {
  return text
    .replace(/\D/g, '')
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

const euros = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export default function MaskedTextField() {
  const [card, setCard] = React.useState(formatCard('400012345678'));
  const [amount, setAmount] = React.useState('1,250.00');
  const inputRef = React.useRef<HTMLInputElement>(null);
  const caretRef = React.useRef<number | null>(null);

  const handleCard = (event: React.ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.target;
    caretRef.current = formatCard(value.slice(0, selectionStart ?? value.length)).length;
    setCard(formatCard(value));
  };

  // React moves the cursor to the end when the value differs from what was typed.
  React.useLayoutEffect(() => {
    if (caretRef.current !== null) {
      inputRef.current?.setSelectionRange(caretRef.current, caretRef.current);
      caretRef.current = null;
    }
  });

  const formatAmount = () => {
    const number = Number(amount.replaceAll(',', ''));
    if (amount !== '' && Number.isFinite(number)) setAmount(euros.format(number));
  };

  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
      <TextField
        label="Card number"
        value={card}
        onChange={handleCard}
        inputRef={inputRef}
        helperText="Formatted while you type"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextField
        label="Amount in euros"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        onBlur={formatAmount}
        helperText="Formatted when you leave the field"
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
    </Stack>
  );
}
