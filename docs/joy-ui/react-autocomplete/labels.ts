export interface Label {
  name: string;
  color: string;
  description: string;
}

export const labels: Label[] = [
  { name: 'accessibility', color: '#7057ff', description: 'Keyboard, names, contrast' },
  { name: 'breaking change', color: '#b60205', description: 'Needs a major version' },
  { name: 'bug', color: '#d73a4a', description: 'Something doesn’t work as written' },
  { name: 'documentation', color: '#0075ca', description: 'Pages, demos, and comments' },
  { name: 'duplicate', color: '#8a8f98', description: 'Reported before' },
  { name: 'enhancement', color: '#1d8a99', description: 'A new feature or a wish' },
  { name: 'good first issue', color: '#6f42c1', description: 'Small, and well described' },
  { name: 'help wanted', color: '#008672', description: 'A second pair of eyes is welcome' },
  { name: 'performance', color: '#bf6a02', description: 'Time, memory, and bundle size' },
  { name: 'question', color: '#d876e3', description: 'More information is needed' },
];
