/** A node of a flow diagram. */
export interface FlowNode {
  id: string;
  label: string;
}

/** An amount that moves from one node to another one; ids of nodes. */
export interface FlowLink {
  source: string;
  target: string;
  value: number;
}

/** Energy of an invented region in one year, in TWh: sources, conversion, use. */
export const ENERGY_LINKS: readonly FlowLink[] = [
  { source: 'Wind', target: 'Grid', value: 142 },
  { source: 'Solar', target: 'Grid', value: 88 },
  { source: 'Hydro', target: 'Grid', value: 61 },
  { source: 'Gas', target: 'Power plants', value: 96 },
  { source: 'Gas', target: 'Heating', value: 74 },
  { source: 'Biomass', target: 'Power plants', value: 32 },
  { source: 'Biomass', target: 'District heat', value: 41 },
  { source: 'Oil', target: 'Transport', value: 118 },
  { source: 'Oil', target: 'Heating', value: 19 },
  { source: 'Power plants', target: 'Grid', value: 58 },
  { source: 'Power plants', target: 'District heat', value: 39 },
  { source: 'Power plants', target: 'Losses', value: 31 },
  { source: 'Grid', target: 'Homes', value: 94 },
  { source: 'Grid', target: 'Industry', value: 137 },
  { source: 'Grid', target: 'Transport', value: 52 },
  { source: 'Grid', target: 'Services', value: 46 },
  { source: 'Grid', target: 'Losses', value: 20 },
  { source: 'District heat', target: 'Homes', value: 48 },
  { source: 'District heat', target: 'Services', value: 24 },
  { source: 'District heat', target: 'Losses', value: 8 },
  { source: 'Heating', target: 'Homes', value: 66 },
  { source: 'Heating', target: 'Industry', value: 27 },
];

/** The budget of a town in millions of US dollars: income, funds, spending. */
export const BUDGET_NODES: readonly FlowNode[] = [
  { id: 'property', label: 'Property tax' },
  { id: 'sales', label: 'Sales tax' },
  { id: 'fees', label: 'Fees' },
  { id: 'state', label: 'State grants' },
  { id: 'general', label: 'General fund' },
  { id: 'utility', label: 'Utility fund' },
  { id: 'schools', label: 'Schools' },
  { id: 'safety', label: 'Fire and police' },
  { id: 'roads', label: 'Roads' },
  { id: 'water', label: 'Water' },
  { id: 'parks', label: 'Parks' },
  { id: 'reserve', label: 'Reserve' },
];
export const BUDGET_LINKS: readonly FlowLink[] = [
  { source: 'property', target: 'general', value: 48 },
  { source: 'sales', target: 'general', value: 27 },
  { source: 'fees', target: 'general', value: 6 },
  { source: 'fees', target: 'utility', value: 21 },
  { source: 'state', target: 'general', value: 18 },
  { source: 'state', target: 'utility', value: 4 },
  { source: 'general', target: 'schools', value: 41 },
  { source: 'general', target: 'safety', value: 29 },
  { source: 'general', target: 'roads', value: 14 },
  { source: 'general', target: 'parks', value: 9 },
  { source: 'general', target: 'reserve', value: 6 },
  { source: 'utility', target: 'water', value: 19 },
  { source: 'utility', target: 'roads', value: 4 },
  { source: 'utility', target: 'reserve', value: 2 },
];

/** Ways through an online shop, in visits: entry, first page, second page, result. */
export const VISIT_LINKS: readonly FlowLink[] = [
  { source: 'Search', target: 'Product', value: 5200 },
  { source: 'Search', target: 'Home', value: 2100 },
  { source: 'Email', target: 'Offers', value: 1900 },
  { source: 'Email', target: 'Home', value: 600 },
  { source: 'Direct', target: 'Home', value: 2800 },
  { source: 'Social', target: 'Product', value: 1400 },
  { source: 'Social', target: 'Offers', value: 700 },
  { source: 'Home', target: 'Category', value: 3100 },
  { source: 'Home', target: 'Left', value: 2400 },
  { source: 'Offers', target: 'Category', value: 800 },
  { source: 'Offers', target: 'Cart', value: 1100 },
  { source: 'Offers', target: 'Left', value: 700 },
  { source: 'Product', target: 'Cart', value: 2300 },
  { source: 'Product', target: 'Left', value: 4300 },
  { source: 'Category', target: 'Cart', value: 1500 },
  { source: 'Category', target: 'Left', value: 2400 },
  { source: 'Cart', target: 'Order', value: 3200 },
  { source: 'Cart', target: 'Left', value: 1700 },
];
