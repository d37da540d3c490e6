/** Docusaurus' generated modules in tests: empty. */
export default {};
