/** A color from its lightest to its darkest shade. */
export interface ColorScale {
  50: string;
  100: string;
  200: string;
  300: string;
  400: string;
  500: string;
  600: string;
  700: string;
  800: string;
  900: string;
}

/** The light scheme's surface. */
export const WHITE = '#ffffff';

/** The dark scheme's page background. By design, never pure black. */
export const DARK_SURFACE = '#0f1214';

/** The dark scheme's raised surfaces, one step lighter than {@link DARK_SURFACE}. */
export const DARK_SURFACE_RAISED = '#181d22';

/** The site's blue (hue 210). Joy UI links use 500, which has a contrast of 4.5:1 in previews. */
export const blue: ColorScale = {
  50: '#eef6fe',
  100: '#d8ebfd',
  200: '#b0d6fd',
  300: '#7dbdfc',
  400: '#3c9cfb',
  500: '#0070df',
  600: '#006bd6',
  700: '#0054a8',
  800: '#004080',
  900: '#022950',
};

/** Grays with a blue tint. 400 has 3:1 on both schemes' pages, for borders that carry meaning. */
export const grey: ColorScale = {
  50: '#f7f8fb',
  100: '#edf1f5',
  200: '#dbe1e8',
  300: '#c0c9d3',
  400: '#8693a2',
  500: '#606d7b',
  600: '#49535f',
  700: '#3a4450',
  800: '#212830',
  900: '#14191f',
};

/** For the second accent. */
export const violet: ColorScale = {
  50: '#f7f4fe',
  100: '#ebe4fc',
  200: '#d7c9f8',
  300: '#bca5f3',
  400: '#a384eb',
  500: '#7b56d2',
  600: '#613bba',
  700: '#502f9d',
  800: '#3e247a',
  900: '#2a1a51',
};

/** For errors. */
export const red: ColorScale = {
  50: '#fef0f2',
  100: '#fddde1',
  200: '#fabdc3',
  300: '#f6939d',
  400: '#ef6e7b',
  500: '#d93a4a',
  600: '#c52031',
  700: '#a61725',
  800: '#7f151f',
  900: '#501017',
};

/** For warnings. */
export const amber: ColorScale = {
  50: '#fef4e7',
  100: '#fde4c4',
  200: '#f9ce94',
  300: '#f5b25c',
  400: '#e99425',
  500: '#bd6d05',
  600: '#995700',
  700: '#804800',
  800: '#5f3702',
  900: '#3f2503',
};

/** For success. */
export const green: ColorScale = {
  50: '#edfaf4',
  100: '#d4f2e4',
  200: '#afe4cb',
  300: '#7fd2ab',
  400: '#45ba83',
  500: '#239560',
  600: '#157749',
  700: '#0f623b',
  800: '#0c4b2d',
  900: '#0a311f',
};

/** For information. */
export const cyan: ColorScale = {
  50: '#ebf8fc',
  100: '#d0edf6',
  200: '#a6dced',
  300: '#73c8e2',
  400: '#3dafd1',
  500: '#108cb2',
  600: '#066e8e',
  700: '#045c77',
  800: '#054457',
  900: '#052e3b',
};
