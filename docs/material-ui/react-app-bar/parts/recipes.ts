export const recipes = [
  { name: 'Lentil soup with cumin', time: '35 minutes' },
  { name: 'Mushroom risotto', time: '40 minutes' },
  { name: 'Leek tart', time: '70 minutes' },
  { name: 'Roasted carrots with feta', time: '45 minutes' },
  { name: 'Chickpea curry', time: '30 minutes' },
  { name: 'Potato gratin', time: '80 minutes' },
  { name: 'Beetroot salad', time: '20 minutes' },
  { name: 'Plum crumble', time: '50 minutes' },
  { name: 'Ginger cookies', time: '25 minutes' },
];
