import { excludeDemoStylesheets } from './stylesheetRules';

test('excludes the demos from rules for stylesheets, once, and keeps other rules', () => {
  const rules = [
    { test: /\.css$/i },
    { test: /\.module\.css$/, exclude: /other/ },
    { test: /\.tsx?$/ },
  ];
  for (let run = 0; run < 2; run += 1) excludeDemoStylesheets({ module: { rules } }, '/site/docs');
  expect(rules).toEqual([
    { test: /\.css$/i, exclude: ['/site/docs'] },
    { test: /\.module\.css$/, exclude: [/other/, '/site/docs'] },
    { test: /\.tsx?$/ },
  ]);
});

test('throws for a config without such a rule, and the message says where to look', () => {
  expect(() => {
    excludeDemoStylesheets({ module: { rules: [{ test: /\.tsx?$/ }] } }, '/site/docs');
  }).toThrow(/stylesheetRules\.ts:\d+: .*base\.js/u);
});
