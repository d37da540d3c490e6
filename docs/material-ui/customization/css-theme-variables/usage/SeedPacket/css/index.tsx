import './seed-packet.css';

export default function SeedPacket() {
  return (
    <div className="seed-packet">
      <strong>Marigold</strong>
      <span>Sow from April, 2 cm deep</span>
    </div>
  );
}
