export interface IssueLabel {
  name: string;
  color: string;
  description: string;
}

export const labels: readonly IssueLabel[] = [
  { name: 'accessibility', color: '#7057ff', description: 'Keyboard, screen reader, contrast' },
  { name: 'bug', color: '#d73a4a', description: 'Something doesn’t work' },
  { name: 'design', color: '#0e8a16', description: 'Needs a drawing before code' },
  { name: 'documentation', color: '#0075ca', description: 'Improves the manual' },
  { name: 'good first issue', color: '#a2651c', description: 'Small, with a mentor' },
  { name: 'performance', color: '#b60205', description: 'Slower than it should be' },
  { name: 'question', color: '#c2189b', description: 'More information is needed' },
];
