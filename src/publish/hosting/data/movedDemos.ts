/** Demos that have moved, by their former path in `/demo`. Hosts redirect them. */
export const MOVED_DEMOS: Readonly<Record<string, string>> = {
  'joy-ui/customization/right-to-left/RtlBehaviour':
    'joy-ui/customization/right-to-left/RtlBehavior',
  'experiments/docs/demos/FlavouredCard': 'experiments/docs/demos/StyledCard',
  'experiments/docs/demos/TwoFlavours': 'experiments/docs/demos/TwoStylings',
  'experiments/docs/demos/DefaultStage': 'experiments/docs/demos/DefaultPreview',
  'experiments/docs/demos/FramedStage': 'experiments/docs/demos/FramedPreview',
  'experiments/docs/demos/OutlinedStage': 'experiments/docs/demos/OutlinedPreview',
  'experiments/docs/demos/PlainStage': 'experiments/docs/demos/PlainPreview',
  'experiments/docs/demos/QuietStage': 'experiments/docs/demos/ToolbarlessPreview',
  'experiments/docs/demos/TallStage': 'experiments/docs/demos/TallPreview',
  'experiments/docs/demos/TitledStage': 'experiments/docs/demos/TitledPreview',
  'material-ui/integrations/routing/HarbourRoutes': 'material-ui/integrations/routing/HarborRoutes',
  'material-ui/react-speed-dial/LabelledSpeedDial': 'material-ui/react-speed-dial/LabeledSpeedDial',
  'x/react-charts/bars/ColourMapBars': 'x/react-charts/bars/ColorMapBars',
  'x/react-charts/bars/LabelledBars': 'x/react-charts/bars/LabeledBars',
  'x/react-charts/legend/LegendOfColours': 'x/react-charts/legend/LegendOfColors',
  'x/react-charts/scatter/ScatterColourByValue': 'x/react-charts/scatter/ScatterColorByValue',
  'x/react-charts/styling/StylingColourGetter': 'x/react-charts/styling/StylingColorGetter',
  'x/react-data-grid/column-definition/ColumnBehaviour':
    'x/react-data-grid/column-definition/ColumnBehavior',
  'x/react-data-grid/row-grouping/RowGroupingDecades':
    'x/react-data-grid/row-grouping/RowGroupingBands',
  'x/react-data-grid/row-grouping/RowGroupingHuts':
    'x/react-data-grid/row-grouping/RowGroupingEmployees',
  'x/react-data-grid/server-side-data/ServerDataSailings':
    'x/react-data-grid/server-side-data/ServerDataOrders',
  'x/react-tree-view/rich-tree-view/lazy-loading/LazyCatalogue':
    'x/react-tree-view/rich-tree-view/lazy-loading/LazyCatalog',
};
