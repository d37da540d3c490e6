import { getMuiTheme } from './muiTheme';

const muiTheme = getMuiTheme();

describe('muiTheme: spec THEME-4 to THEME-12', () => {
  test('breakpoints, spacing, and radius', () => {
    expect(muiTheme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
    expect(muiTheme.generateStyleSheets()[0]).toMatchObject({
      ':root': { '--mui-spacing': '8px', '--mui-shape-borderRadius': '4px' },
    });
  });

  test('fonts', () => {
    expect(muiTheme.typography).toMatchObject({ fontSize: 14, htmlFontSize: 16 });
    expect(muiTheme.typography.fontFamily).toMatch(/^"IBM Plex Sans", .*sans-serif$/);
  });

  test('transitions', () => {
    expect(muiTheme.transitions.duration).toEqual({
      shortest: 150,
      shorter: 200,
      short: 250,
      standard: 300,
      complex: 375,
      enteringScreen: 225,
      leavingScreen: 195,
    });
  });

  test('layers and shadows', () => {
    expect(muiTheme.zIndex).toEqual({
      mobileStepper: 1000,
      fab: 1050,
      speedDial: 1050,
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      snackbar: 1400,
      tooltip: 1500,
    });
    expect(muiTheme.shadows).toHaveLength(25);
  });

  test('contrast threshold and tonal offset', () => {
    expect(muiTheme.palette).toMatchObject({ contrastThreshold: 3, tonalOffset: 0.2 });
  });

  test('both schemes follow data-theme', () => {
    expect(muiTheme.getColorSchemeSelector('dark')).toContain('[data-theme="dark"]');
    expect(muiTheme.colorSchemes.light?.palette.primary.main).toBe('#006bd6');
    expect(muiTheme.colorSchemes.dark?.palette.background.default).toBe('#0f1214');
  });
});
