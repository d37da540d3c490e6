import { LicenseInfo } from '@mui/x-license';
import { generateLicense } from '@mui/x-license/generateLicense';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { render } from '@testing-library/react';
import { applyLicenseKey } from './applyLicenseKey';

const WATERMARK = 'MUI X Missing license key';

function showTree(): HTMLElement {
  return render(<RichTreeViewPro items={[]} />).container;
}

afterEach(() => {
  LicenseInfo.setLicenseKey('');
  jest.restoreAllMocks();
});

test.each([undefined, ''])('without a key (%j), the package shows its watermark', (key) => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  applyLicenseKey(key);
  expect(showTree()).toHaveTextContent(WATERMARK);
  expect(error.mock.calls.flat().join('\n')).toContain('MUI X: Missing license key');
});

test('with a key, there is no watermark', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const key = generateLicense({
    orderNumber: 'TEST',
    expiryDate: new Date(Date.now() + 86_400_000),
    licenseModel: 'subscription',
    planScope: 'premium',
    planVersion: 'Q3-2024',
  });
  applyLicenseKey(key);
  expect(LicenseInfo.getLicenseKey()).toBe(key);
  expect(showTree()).not.toHaveTextContent(WATERMARK);
  expect(error.mock.calls.flat().join('\n')).not.toContain('license key');
});
