/** The site's own mark: an aircraft that leaves the sun. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 44 44" className={className} aria-hidden="true">
      <circle cx="22" cy="22" r="21" fill="#ffc844" />
      <path d="M7 28 37 15l-5-3-9 3-9-7-3 1 6 9-6 3-3-2z" fill="#15181d" />
    </svg>
  );
}
