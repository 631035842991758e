import type { ReactNode } from 'react';
import './text-button.css';

/** A button that reads as a part of the sentence beside it. */
export const TextButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className="text-button" onClick={onClick}>
    {children}
  </button>
);
