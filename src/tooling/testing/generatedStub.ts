/** Replaces Docusaurus' generated modules in tests. */
export default {};
