import styles from './totals.module.css';

/** A few figures side by side. */
export function Totals({ of }: { of: readonly { label: string; value: string }[] }) {
  return (
    <dl data-ui="totals" className={styles.totals}>
      {of.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
