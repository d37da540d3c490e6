/** @jest-environment node */
import vm from 'node:vm';
import { bundleInlineScript } from './bundleInlineScript';

test('is one small script without imports, and the same in every run', () => {
  const script = bundleInlineScript();
  expect(() => new vm.Script(script)).not.toThrow();
  expect(script).not.toMatch(/\b(?:import|require)\s*\(/);
  expect(script).not.toContain('</script');
  expect(bundleInlineScript()).toBe(script);
  // It's in every page.
  expect(script.length).toBeLessThan(10_000);
});

test('reports a part that throws, and still runs the others', () => {
  const accessed: string[] = [];
  const errors: unknown[] = [];
  // Without storage and a document, one part after another fails.
  const window = new Proxy({}, { get: (_, name) => void accessed.push(String(name)) });
  vm.runInNewContext(bundleInlineScript(), {
    window,
    document: {},
    setTimeout: (report: () => void) => {
      try {
        report();
      } catch (error) {
        errors.push(error);
      }
    },
  });
  expect(errors.length).toBeGreaterThan(1);
  expect(accessed).toEqual(expect.arrayContaining(['location', 'localStorage', 'matchMedia']));
});
