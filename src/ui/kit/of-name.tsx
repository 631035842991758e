/** Ends the name of a button with what it is of, for screen readers: many buttons with the same words stand on one page. */
export const OfName = ({ name }: { name: string }) => <span className="unseen"> · {name}</span>;
