import './two-stylings.css';

export default function TwoStylings() {
  return <div className="two-stylings">Styled with CSS, without Tailwind</div>;
}
