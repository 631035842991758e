import type { ComponentType } from 'react';

/**
 * Loads a part together with what Chakra's components need around them. The first screen is drawn without Chakra: whatever
 * uses it is opened later, and comes through here.
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
