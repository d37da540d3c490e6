import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormErrors } from '../parts/useFormErrors';
import type { Values } from './order';
import { rules } from './rules';

/** Props of a text field by its name. */
export type FieldOf = ReturnType<typeof useFormErrors>['field'];

interface StepFormProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  /** The user came from another step: the focus goes to the title. */
  hasFocus: boolean;
  onBack: () => void;
  onNext: (values: Values) => void;
  children: (field: FieldOf) => React.ReactNode;
}

/** One step: its fields, the check, and the buttons to the steps before and after it. */
export function StepForm(props: StepFormProps) {
  const { title, isFirst, isLast, hasFocus, onBack, onNext, children } = props;
  const { check, field } = useFormErrors(rules);
  const heading = React.useRef<HTMLHeadingElement>(null);

  React.useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!check(form)) return;
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
    onNext(Object.fromEntries(entries));
  };

  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} sx={{ gap: 2 }}>
      <Typography
        ref={heading}
        component="h2"
        variant="h5"
        tabIndex={-1}
        sx={{ m: 0, outline: 'none' }}
      >
        {title}
      </Typography>
      {children(field)}
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, mt: 1 }}>
        <Button onClick={onBack} disabled={isFirst}>
          Back
        </Button>
        <Button type="submit" variant="contained" size="large">
          {isLast ? 'Order and pay' : 'Continue'}
        </Button>
      </Stack>
    </Stack>
  );
}
