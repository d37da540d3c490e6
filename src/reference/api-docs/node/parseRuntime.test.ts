import { parseRuntime } from './parseRuntime';

const SCRIPT = `
function SignLabel(props) {}
SignLabel.propTypes = { open: PropTypes.bool.isRequired };
const Sign = React.forwardRef(function Sign(inProps, ref) {
  const { tone = 'calm', count: size = 3, on = true, list = [], ...other } = props;
});
process.env.NODE_ENV !== "production" ? Sign.propTypes = {
  children: PropTypes.node.isRequired,
  'aria-label': PropTypes.string,
} : void 0;
`;

test('the checks of the component, not those of its helpers', () => {
  const { propTypes } = parseRuntime(SCRIPT, 'Sign');
  expect([...propTypes]).toEqual([
    ['children', { isRequired: true }],
    ['aria-label', { isRequired: false }],
  ]);
});

test('a component behind another name is the last of that name', () => {
  const text = 'InnerItem.propTypes = { a: T }; StableItem.propTypes = { a: T, id: T };';
  expect([...parseRuntime(text, 'Item').propTypes.keys()]).toEqual(['a', 'id']);
});

test('plain defaults, by the name of the prop', () => {
  expect([...parseRuntime(SCRIPT, 'Sign').defaults]).toEqual([
    ['tone', "'calm'"],
    ['count', '3'],
    ['on', 'true'],
  ]);
});

test('a script without either', () => {
  expect(parseRuntime('export {};', 'Sign')).toEqual({ propTypes: new Map(), defaults: new Map() });
});
