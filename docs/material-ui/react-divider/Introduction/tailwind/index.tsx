export default function Introduction() {
  return (
    <div className="w-60 text-sm text-neutral-900 dark:text-neutral-50">
      Opening balance: €310.00
      <hr className="my-3 border-0 border-b-2 border-solid border-blue-700 dark:border-blue-300" />
      Closing balance: €284.20
    </div>
  );
}
