/** A CSS variable of a library's default theme. */
export interface ThemeVariable {
  readonly name: string;
  readonly light: string;
  /** Only where it differs from the light one. */
  readonly dark?: string;
}

/** Variables whose names begin with the same words. */
export interface VariableGroup {
  readonly name: string;
  readonly variables: readonly ThemeVariable[];
}

/** A key of the `sx` prop that is more than the CSS property of that name. */
export interface SystemProperty {
  readonly name: string;
  /** CSS properties that it sets. */
  readonly css: readonly string[];
  /** Key of the theme that its values are looked up in. */
  readonly themeKey?: string;
  /** An example, made by running it with the default theme. */
  readonly example?: { readonly sx: string; readonly css: string };
}
