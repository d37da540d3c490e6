import './balance-line.css';

export default function Introduction() {
  return (
    <div className="balance">
      Opening balance: €310.00
      <hr className="balance-line" />
      Closing balance: €284.20
    </div>
  );
}
