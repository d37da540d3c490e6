/** Stylesheets with rules for elements, such as `table`: those of Markdown, which demos are not. */
export const MARKDOWN_STYLESHEETS = [
  /\/infima\/dist\//,
  /\/src\/foundation\/palette\/css\//,
  /\/src\/writing\/code\/client\/tokens\.css$/,
  /\/src\/writing\/content\/client\/tables\.css$/,
  /\/src\/shell\/navigation\/client\/navigation\.css$/,
];
