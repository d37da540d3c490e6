// Change: shows the language next to the file name.
// From: @docusaurus/theme-classic@3.10.2 sha256:6be5cc1bd31e6a5c574e435e260cae5701b324a2e6d065bd27ee0c5fce6174de
import { CodeTitle } from '../../../writing/code/client/CodeTitle';

export default CodeTitle;
