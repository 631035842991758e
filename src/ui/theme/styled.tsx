import type { ComponentType } from 'react';

/**
 * Loads a component together with the provider that Chakra needs. The first screen does not use Chakra; everything that does is opened
 * later, and loaded through this.
 */
export const styled =
  <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  async (): Promise<{ default: ComponentType<Props> }> => {
    const [{ default: Part }, { StyledPart }] = await Promise.all([load(), import('./styled-part.tsx')]);
    const Whole = (props: Props) => (
      <StyledPart>
        <Part {...props} />
      </StyledPart>
    );
    return { default: Whole };
  };
