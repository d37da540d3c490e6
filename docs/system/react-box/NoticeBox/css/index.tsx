import './notice.css';

export default function NoticeBox() {
  return (
    <div role="note" className="notice">
      The elevator is out of order until Friday.
    </div>
  );
}
