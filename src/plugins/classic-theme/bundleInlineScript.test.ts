/** @jest-environment node */
import vm from 'node:vm';
import { bundleInlineScript } from './bundleInlineScript';

test('one script without imports, the same text each time, and small', () => {
  const script = bundleInlineScript();
  expect(() => new vm.Script(script)).not.toThrow();
  expect(script).not.toMatch(/\b(?:import|require)\s*\(/);
  expect(script).not.toContain('</script');
  expect(bundleInlineScript()).toBe(script);
  // Every page has it.
  expect(script.length).toBeLessThan(10_000);
});

test('a part that throws is reported and keeps none of the others from running', () => {
  const asked: string[] = [];
  const errors: unknown[] = [];
  // Neither storage nor a document: parts fail one after the other.
  const window = new Proxy({}, { get: (_, name) => void asked.push(String(name)) });
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
  expect(asked).toEqual(expect.arrayContaining(['location', 'localStorage', 'matchMedia']));
});
