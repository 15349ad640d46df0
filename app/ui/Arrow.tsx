/** The site's arrow, drawn; `left` mirrors it. */
export function Arrow({left = false, className}: {left?: boolean; className?: string}) {
  return (
    <svg
      className={className}
      viewBox="0 0 18 14"
      width="18"
      height="14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      style={left ? {transform: 'scaleX(-1)'} : undefined}
    >
      <path d="M0 7h16M10.5 1.5 16 7l-5.5 5.5" />
    </svg>
  );
}
