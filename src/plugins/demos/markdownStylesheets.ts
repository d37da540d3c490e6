/** Stylesheets with element selectors, such as `table`, which are for Markdown and not for demos. */
export const MARKDOWN_STYLESHEETS = [
  /\/infima\/dist\//,
  /\/src\/foundation\/palette\/css\//,
  /\/src\/writing\/code\/client\/tokens\.css$/,
  /\/src\/writing\/content\/client\/tables\.css$/,
  /\/src\/shell\/navigation\/client\/navigation\.css$/,
];
