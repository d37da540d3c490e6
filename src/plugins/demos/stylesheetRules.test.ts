import { leaveStylesheetsToUs } from './stylesheetRules';

test('rules for stylesheets leave the demos out, once; others stay', () => {
  const rules = [
    { test: /\.css$/i },
    { test: /\.module\.css$/, exclude: /other/ },
    { test: /\.tsx?$/ },
  ];
  for (let run = 0; run < 2; run += 1) leaveStylesheetsToUs({ module: { rules } }, '/site/docs');
  expect(rules).toEqual([
    { test: /\.css$/i, exclude: ['/site/docs'] },
    { test: /\.module\.css$/, exclude: [/other/, '/site/docs'] },
    { test: /\.tsx?$/ },
  ]);
});

test('a configuration without such a rule stops the build, and says where to look', () => {
  expect(() => {
    leaveStylesheetsToUs({ module: { rules: [{ test: /\.tsx?$/ }] } }, '/site/docs');
  }).toThrow(/stylesheetRules\.ts:\d+: .*base\.js/u);
});
