import './watering.css';

export default function Introduction() {
  return (
    <label className="watering">
      <input type="checkbox" role="switch" defaultChecked />
      Remind me to water
    </label>
  );
}
