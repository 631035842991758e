import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** A few words in the middle of an otherwise empty page, with at most one thing to do. */
export function Plain({
  title,
  children,
  heading: Heading = 'h1',
  link,
  action,
}: {
  title: string;
  children: ReactNode;
  /** `h2` under a page's own head, `h3` under a panel's. */
  heading?: 'h1' | 'h2' | 'h3';
  link?: { href: string; label: string };
  action?: { run: () => void; label: string };
}) {
  return (
    <chakra.div
      flex="1"
      display="grid"
      placeContent="center"
      justifyItems="center"
      gap="2"
      p="6"
      textAlign="center"
    >
      <chakra.div asChild textStyle="title">
        <Heading>{title}</Heading>
      </chakra.div>
      <chakra.p color="muted" maxW="44ch">
        {children}
      </chakra.p>
      {link && (
        <a href={link.href} className="link-button">
          {link.label}
        </a>
      )}
      {action && (
        <button type="button" className="link-button" onClick={action.run}>
          {action.label}
        </button>
      )}
    </chakra.div>
  );
}
