import './gift.css';

export default function Introduction() {
  return (
    <label className="gift">
      <input type="checkbox" defaultChecked />
      Pack the parcel as a gift
    </label>
  );
}
