import { compressToBase64, decompressFromBase64 } from 'lz-string';
import { createSandboxRequest } from './sandboxRequest';

const files = { 'package.json': '{}', 'src/A.tsx': 'const a = "ä?&";\n'.repeat(50) };
const options = { title: 'A', files, entry: 'src/A.tsx', compress: compressToBase64 };

test('the form for StackBlitz has one field per file', () => {
  const { action, fields } = createSandboxRequest({ host: 'stackblitz', ...options });
  expect(action).toBe('https://stackblitz.com/run?file=src%2FA.tsx');
  expect(fields['project[template]']).toBe('node');
  expect(fields['project[files][src/A.tsx]']).toBe(files['src/A.tsx']);
});

test('the form for CodeSandbox has all files, compressed and URL-safe', () => {
  const { action, fields } = createSandboxRequest({ host: 'codesandbox', ...options });
  expect(action).toContain('https://codesandbox.io/api/v1/sandboxes/define');
  expect(fields['parameters']).toMatch(/^[\w-]+$/);
  const base64 = fields['parameters']?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  expect(JSON.parse(decompressFromBase64(base64))).toEqual({
    files: {
      'package.json': { content: '{}', isBinary: false },
      'src/A.tsx': { content: files['src/A.tsx'], isBinary: false },
    },
  });
});
