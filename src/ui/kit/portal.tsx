import { type ReactNode, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const plain = () => document.createElement('div');

/**
 * Renders its children after the app, in an element of their own at the end of the body. React listens for every event on the element
 * that it renders a portal into: were that the body itself, each letter of a prompt would be handled twice from then on.
 * @param make creates the element; a plain one unless said
 */
export function Portal({ make = plain, children }: { make?: () => HTMLElement; children: ReactNode }) {
  const [place] = useState(make);
  // before the effects of the children, which move the focus and measure
  useInsertionEffect(() => {
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  return createPortal(children, place);
}
