export default function NoticeBox() {
  return (
    <div
      role="note"
      className="max-w-90 border-s-4 border-blue-600 bg-slate-100 p-4 text-slate-900 dark:border-blue-400 dark:bg-slate-800 dark:text-slate-100"
    >
      The elevator is out of order until Friday.
    </div>
  );
}
