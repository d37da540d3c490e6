import { formatApiMarkdown } from './formatApiMarkdown';
import type { ComponentApi } from './types';

const api: ComponentApi = {
  kind: 'component',
  name: 'Sign',
  package: '@mui/material',
  version: '1.0.0',
  imports: ["import { Sign } from '@mui/material';"],
  description: 'A sign.',
  file: 'Sign/Sign.d.ts',
  types: [],
  acceptsProps: true,
  hasSystemProps: false,
  props: [
    {
      name: 'tone',
      type: "'a' | 'b'",
      required: true,
      default: "'a'",
      description: 'How it\nspeaks.',
      from: 'Door',
      deprecated: 'Use `color`.',
    },
  ],
  slots: [{ name: 'root', description: '', default: "'span'", className: 'MuiSign-root' }],
  classes: [],
};

test('formats each table with rows as a list', () => {
  expect(formatApiMarkdown(api)).toBe(`A sign.

## Import

\`\`\`tsx
import { Sign } from '@mui/material';
\`\`\`

## Props

- \`tone\`: \`'a' | 'b'\`, required, default \`'a'\`, from Door, deprecated (Use \`color\`.). How it speaks.

## Slots

- \`root\`: \`.MuiSign-root\`, default \`'span'\`
`);
});
