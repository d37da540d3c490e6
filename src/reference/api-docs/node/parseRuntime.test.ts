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

test("reads the component's propTypes, not those of its helpers", () => {
  const { propTypes } = parseRuntime(SCRIPT, 'Sign');
  expect([...propTypes]).toEqual([
    ['children', { isRequired: true }],
    ['aria-label', { isRequired: false }],
  ]);
});

test('falls back to the last component whose name ends with the exported name', () => {
  const text = 'InnerItem.propTypes = { a: T }; StableItem.propTypes = { a: T, id: T };';
  expect([...parseRuntime(text, 'Item').propTypes.keys()]).toEqual(['a', 'id']);
});

test('reads literal defaults by the name of the prop', () => {
  expect([...parseRuntime(SCRIPT, 'Sign').defaults]).toEqual([
    ['tone', "'calm'"],
    ['count', '3'],
    ['on', 'true'],
  ]);
});

test('returns empty maps for a script without propTypes and defaults', () => {
  expect(parseRuntime('export {};', 'Sign')).toEqual({ propTypes: new Map(), defaults: new Map() });
});
