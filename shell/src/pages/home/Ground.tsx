/** A surface in a colour of the data. It is an SVG attribute because the site's policy forbids inline styles. */
export function Ground({ colour, className }: { colour: string; className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 1 1" preserveAspectRatio="none">
      <path d="M0 0h1v1H0z" fill={colour} />
    </svg>
  );
}
