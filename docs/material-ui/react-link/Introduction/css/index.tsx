import './loan-link.css';

export default function Introduction() {
  return (
    <a href="#customization" className="loan-link">
      Renew all loans
    </a>
  );
}
