export default function Introduction() {
  return (
    <a
      href="#customization"
      className="font-semibold text-blue-700 underline underline-offset-4 hover:decoration-2 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:text-blue-300"
    >
      Renew all loans
    </a>
  );
}
