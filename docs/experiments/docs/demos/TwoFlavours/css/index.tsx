import './two-flavours.css';

export default function TwoFlavours() {
  return <div className="two-flavours">Styled with CSS, without Tailwind</div>;
}
