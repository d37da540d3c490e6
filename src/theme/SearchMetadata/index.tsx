// Change: renders nothing. These tags are for third-party search, and the site's own doesn't read them.
// From: @docusaurus/theme-classic@3.10.2 sha256:91f99b9d115aec6b53184eb9dc4eba36b17466b44a83023bcf2eac42f1cff013
import type { ReactNode } from 'react';

export default function SearchMetadata(): ReactNode {
  return null;
}
