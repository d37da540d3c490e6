// Change: renders the HTML highlighted at build time, without a highlighter in the browser.
// From: @docusaurus/theme-classic@3.10.2 sha256:0d361f5894590ea483a8cd846925bf41d85301eed29e0cfb4dc515128ab35556
import { CodeLines } from '../../../writing/code/client/CodeLines';

export default CodeLines;
