declare module '@generated/client-modules';
declare module '@docusaurus/core/lib/client/App';
declare module '@docusaurus/core/lib/client/clientEntry';
