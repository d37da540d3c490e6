export default function Introduction() {
  return (
    <label className="relative inline-flex cursor-pointer items-center gap-3">
      <input type="checkbox" role="switch" defaultChecked className="peer sr-only" />
      <span className="h-6 w-11 rounded-full bg-gray-500 p-0.5 transition-colors motion-reduce:transition-none after:block after:size-5 after:rounded-full after:bg-white after:transition-transform after:content-[''] motion-reduce:after:transition-none peer-checked:bg-blue-700 peer-checked:after:translate-x-5 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-blue-500 rtl:peer-checked:after:-translate-x-5" />
      Remind me to water
    </label>
  );
}
